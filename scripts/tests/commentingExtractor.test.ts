import { type ExtractedMessage, makeConfig } from '@lingui/conf'
import { expect, it } from 'vitest'
import config from '../../lingui.config'
import { commentingExtractor } from '../catalogues/commentingExtractor'

const code = `
import { msg } from '@lingui/core/macro'
const shared = { name: msg\`Made for both\` }
const us = { title: msg\`In English\`, note: msg\`In both\` }
const br = {
  title: msg\`In Portuguese\`,
  note: msg\`In both\`,
  again: msg\`In Portuguese\`,
  fixed: msg({ message: 'Agreed', comment: 'fixed by the specification' }),
}
export const service = { us, br, last: msg\`After the editions\` }
`

it('tells translators which texts only the Portuguese edition shows', async () => {
  const texts: ExtractedMessage[] = []
  await commentingExtractor.extract('content/launch.ts', code, (text) => texts.push(text), {
    linguiConfig: makeConfig(config),
  })
  expect(texts.flatMap(({ message, comment }) => (comment ? [[message, comment]] : []))).toEqual([
    ['In Portuguese', 'Portuguese edition only'],
    ['Agreed', 'fixed by the specification'],
  ])
})
