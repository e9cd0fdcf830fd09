import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { served } from './served'

/** Everything that the validator knows, but for how React writes and what is nobody's error. */
const rules: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // React's way of writing, the same to every browser.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Search engines cut a title where it pleases them.
    'long-title': 'off',
  },
}

const pages: [path: string, language: string][] = [
  ...addresses.map(({ path }): [string, string] => [path, 'en-US']),
  ['/', 'pt-BR'],
  ['/nowhere', 'en-US'],
  ['/nowhere', 'pt-BR'],
  ['/photo-instructions?session_id=cs_nobody', 'en-US'],
]
const validator = new HtmlValidate(new FileSystemConfigLoader(rules))

it.each(pages)('the markup of %s (%s) is valid', async (path, language) => {
  const { html } = await served(path, language)
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    ),
  ).toEqual([])
})
