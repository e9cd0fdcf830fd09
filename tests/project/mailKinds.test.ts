import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mailKinds } from '~/core/schemas/mailKinds'
import { sourceFiles } from '../sourceFiles'

const root = new URL('../../', import.meta.url)

it('something enqueues every kind of mail', () => {
  // Texts and relevance name all kinds as well, and enqueue none.
  const files = sourceFiles(
    ['src/server/{orders,mail}/**/*.ts', 'src/features/*/server/**/*.ts'],
    ['**/mails/**', '**/mails.ts', '**/*Texts.ts'],
  )
  const code = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
  expect(mailKinds.filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})
