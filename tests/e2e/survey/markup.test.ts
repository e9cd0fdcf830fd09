import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { served, textOf } from '../site/served'

/** All rules of the validator except those about React's output style and harmless findings. */
const rules: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    // React's output style; browsers parse it the same way.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Search engines truncate titles at varying lengths.
    'long-title': 'off',
  },
}

const pages: [path: string, language: string][] = [
  ...allAddresses().map(({ path }): [string, string] => [path, 'en-US']),
  ['/', 'pt-BR'],
  ['/nowhere', 'en-US'],
  ['/nowhere', 'pt-BR'],
  ['/photo-instructions?session_id=cs_nobody', 'en-US'],
]
/** Sections with neither a heading of their own nor a label. The Nu validator warns about them. */
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

const newTab = /\((opens in a new tab|abre em nova aba)\)$/
const wasPrice = /^(original price|preço original|before the discount|antes do desconto)/i

it.each(pages)(
  'R-A11-02 R-A11-13 R-A11-14 %s (%s) exposes its visible information to screen readers',
  async (path, language) => {
    const { document } = await served(path, language)
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    expect(all('main, [role=main]').map(({ id }) => id)).toEqual(['main'])
    expect(all('h1')).toHaveLength(1)
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
    expect(document.querySelector('body > header, body [data-bar]')).not.toBeNull()

    const tabs = all('a[target=_blank], form[target=_blank] button')
    expect(tabs.map(spoken).filter((text) => !newTab.test(text))).toEqual([])
    expect(all('a[target=_blank]:not([rel=noopener])').map(spoken)).toEqual([])
    expect(
      all('del, s')
        .map(spoken)
        .filter((text) => !wasPrice.test(text)),
    ).toEqual([])
    const named =
      '[aria-hidden=true], [aria-hidden=true] *, [role=img][aria-label], [role=img][aria-labelledby]'
    expect(
      all('svg')
        .filter((drawing) => !drawing.matches(named))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ).toEqual([])
  },
)

/** Accessible name of a link: its label, or its text. */
const spoken = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)
