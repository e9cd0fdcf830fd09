import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { banner } from '~/catalog/owner/banner'
import { priceOf } from '~/catalog/prices'
import { sampledEditions } from '~tests/depth'
import { served, textOf } from '~tests/e2e/site/served'
import { allButForm, axeViolations, hydrated, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { amountText, printed } from '~tests/prices'
import { hrefOf, read, still } from './offerCards'

const packages = {
  us: {
    path: '/us',
    popular: 'Most Popular',
    more: 'Learn More',
    cards: [
      ['Launch', 'launch', '/launch-us', '10% off your first month'],
      ['Momentum', 'momentum', '/momentum-us', '5 posts plus 1 reel per week'],
      ['Dominion', 'dominion', '/dominion-us', '30-day out-clause'],
    ],
  },
  br: {
    path: '/br',
    popular: 'Mais Popular',
    more: 'Saiba Mais',
    cards: [
      ['Launch', 'launch', '/launch-br', '10% de desconto no primeiro mês'],
      ['Momentum', 'momentum', '/momentum-br', '20 posts por mês'],
      ['Dominion', 'dominion', '/dominion-br', 'Prazo mínimo de 3 meses'],
    ],
  },
} as const
describe.each(sampledEditions(0))('the packages of %s', (edition) => {
  const { path, popular, more, cards } = packages[edition]

  it('R-USH-14 R-USH-16 R-BRH-10 R-BRH-12 R-BRH-13 R-DAT-01 R-DAT-02 X-01 P-01 P-02 P-03 P-07 P-08 P-09 show name, price, period, features and a link', async () => {
    const { all } = await read(path)
    const articles = all('#packages article')
    expect(articles).toHaveLength(3)
    for (const [index, [name, product, href, feature]] of cards.entries()) {
      const card = articles[index]
      expect(textOf(card?.querySelector('h3'))).toBe(name)
      expect(elementsWithText(card, printed(edition, 'home', product))).toHaveLength(1)
      expect(textOf(card)).toContain(feature)
      expect(card?.querySelectorAll('li').length).toBeGreaterThanOrEqual(4)
      expect(hrefOf(card, more)).toBe(href)
    }
  })

  it('R-GEN-03 R-PRC-01 R-PKG-24 compares the three side by side at the prices of the cards, with row and column headers', async () => {
    const { document, all } = await read(path)
    const table = document.querySelector('#packages table')
    expect(textOf(table?.querySelector('caption'))).not.toBe('')
    expect([...(table?.querySelectorAll('thead th[scope=col]') ?? [])].map(textOf)).toEqual(
      cards.map(([name]) => name),
    )
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
    const values = (row: Element | undefined) => [...(row?.querySelectorAll('td') ?? [])].map(textOf)
    expect(values(rows[0])).toEqual(cards.map(([, product]) => amountText(priceOf(edition, 'home', product))))
    for (const row of rows) {
      expect(textOf(row.querySelector('th[scope=row]'))).not.toBe('')
      expect(values(row)).toHaveLength(3)
      expect(values(row)).not.toContain('')
    }
    // The figures of the comparison also appear on the detail pages.
    const promised = values(rows.at(-2)).map((text) => text.toLowerCase())
    const pages = await Promise.all(
      cards.map(async ([, , href]) => textOf((await served(href)).document.body)),
    )
    for (const [at, promise] of promised.entries())
      for (const figure of promise.match(/\d+/g) ?? []) expect(pages[at]).toContain(figure)
    expect(all('#packages details').length).toBeGreaterThanOrEqual(6)
  })

  it('R-USH-15 R-BRH-11 have exactly one badge, on Momentum', async () => {
    const { document, all } = await read(path)
    const badges = elementsWithText(document.querySelector('#packages'), popular)
    expect(badges).toHaveLength(1)
    expect(badges[0]?.closest('article')).toBe(all('#packages article')[1])
  })
})
it.each([
  ['/us', '#packages', 5],
  ['/br', '#packages', 6],
  ['/momentum-us', '#notes', 4],
  ['/ad-management-br', '#notes', 4],
] as const)(
  'R-PKG-25 R-GEN-07 R-GEN-09 %s answers common questions, collapsed at first, each toggling independently',
  async (path, section, count) => {
    const { all } = await read(path)
    const questions = all(`${section} .questions > details:has(> p)`)
    expect(questions).toHaveLength(count)
    for (const question of questions) {
      expect([question.getAttribute('name'), question.hasAttribute('open')]).toEqual([null, false])
      expect(textOf(question.querySelector('summary'))).toMatch(/\?$/)
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(20)
    }
  },
)
const barOf = (page: Page) => page.locator('dialog[data-banner]')
it('R-USH-27 R-BRH-21 R-A11-01 in a narrow window offer, banner and submit button do not cover each other, and axe finds no violations', async () => {
  const page = await hydrated(
    await visit('/br', { ...still, viewport: { width: 390, height: 844 } }),
    allButForm,
  )
  const choosers = page.locator('#addons [aria-pressed]')
  await choosers.nth(0).click()
  await choosers.nth(1).click()
  const box = page.locator('#addons').getByText('Oferta Especial!').locator('xpath=../..')
  await box.waitFor()
  await page.locator('#addons summary').nth(3).click()
  expect(await axeViolations(page)).toEqual([])
  await page.locator('#addons summary').nth(3).click()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await choosers.nth(1).scrollIntoViewIfNeeded()
    if (banner.br) expect(await apart(box, barOf(page))).toBe(true)
    expect(await box.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    const close = page.getByRole('button', { name: 'Fechar esta oferta' })
    expect(await apart(close, page.getByRole('link', { name: 'Solicitar Orçamento' }))).toBe(true)

    // At the end of the section it is below the last button, and it does not overlap the form.
    const ask = page.getByRole('link', { name: 'Solicitar Proposta Personalizada' })
    await box.scrollIntoViewIfNeeded()
    await page
      .locator('#addons')
      .evaluate((section) => scrollBy(0, section.getBoundingClientRect().bottom - 500))
    expect(await apart(box, ask)).toBe(true)
    const submit = page.locator('#contato [type=submit]')
    await submit.focus()
    expect(await barOf(page).isVisible()).toBe(false)
    expect(await apart(box, submit)).toBe(true)
  }
})
/** Whether two elements do not overlap. */
async function apart(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()])
  if (!a || !b) throw new Error('One of the two is not shown')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
