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
/** Sections that nothing names: neither a heading of their own nor a label. The Nu validator warns of them. */
const nameless = (document: Document) =>
  [...document.querySelectorAll('section')].filter(
    (section) =>
      !section.hasAttribute('aria-label') &&
      ![...section.querySelectorAll('h1, h2, h3, h4, h5, h6')].some(
        (heading) => heading.closest('section') === section,
      ),
  )

const validator = new HtmlValidate(new FileSystemConfigLoader(rules))

it.each(pages)('the markup of %s (%s) is valid', async (path, language) => {
  const { html, document } = await served(path, language)
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    ),
  ).toEqual([])
  expect(nameless(document).map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([])
})
