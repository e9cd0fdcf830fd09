import { describe, expect, it } from 'vitest'
import { hydrated, visit } from '~tests/e2e/site/visit'
import { addOnCards, openTiers, still } from './offerCards'

describe.each([
  ['us', '/us', 'View Pricing Options', 5],
  ['br', '/br', 'Ver Opções de Preço', 1],
] as const)('on a wide screen %s', (_, path, label, beside) => {
  it('R-USH-19 R-BRH-15 R-BRH-16 R-A11-08 its packages align at the bottom; its price lists open one at a time, close again and expose their state', async () => {
    const page = await visit(path, { ...still, viewport: { width: 1440, height: 900 } })
    const boxes = await page
      .locator('#packages')
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map((article) => {
          const { top, bottom } = article.getBoundingClientRect()
          const sizes = [...article.querySelectorAll('*')].map((part) =>
            parseFloat(getComputedStyle(part).fontSize),
          )
          const price = [...article.querySelectorAll('*')].find(
            (part) => getComputedStyle(part).fontVariantNumeric === 'tabular-nums',
          )
          return {
            top,
            bottom: Math.round(bottom),
            priceTop: Math.round(price?.getBoundingClientRect().top ?? 0),
            largest: price ? parseFloat(getComputedStyle(price).fontSize) >= Math.max(...sizes) : false,
          }
        }),
      )
    // The highlighted package starts higher, and the price is the largest text of each.
    expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1)
    expect(new Set(boxes.map(({ priceTop }) => priceTop)).size).toBe(1)
    expect(boxes[1]?.top).toBeLessThan((boxes[0]?.top ?? 0) - 16)
    expect(boxes.every(({ largest }) => largest)).toBe(true)

    const toggles = page.locator('#addons summary')
    expect(await toggles.count()).toBe(10)
    for (const text of await toggles.allInnerTexts()) expect(text).toContain(label)
    const height = () =>
      addOnCards(page)
        .nth(beside)
        .evaluate((card) => card.getBoundingClientRect().height)
    const before = await height()
    // A list opened before hydration is exposed as open afterwards.
    await toggles.nth(0).evaluate((summary) => summary.parentElement?.toggleAttribute('open'))
    expect(Math.abs((await height()) - before)).toBeLessThan(24)
    await hydrated(page)
    const states = () => toggles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')))
    const only = (place: number | undefined) =>
      expect.poll(states).toEqual(Array.from({ length: 10 }, (__, at) => String(at === place)))
    await only(0)
    for (const place of [1, 6]) {
      await toggles.nth(place).click()
      await only(place)
      expect(await openTiers(page)).toBe(1)
      const list = await toggles.nth(place).getAttribute('aria-controls')
      expect(await page.locator(`[id="${list}"]`).isVisible()).toBe(true)
    }
    await toggles.nth(6).click()
    await only(undefined)
    expect(await openTiers(page)).toBe(0)
  })
})
it.each([1024, 1440])('at %i px the rows of both rate card columns align', async (width) => {
  const page = await visit('/us', { ...still, viewport: { width, height: 900 } })
  const tops = await addOnCards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  expect(tops).toHaveLength(10)
  expect(tops.slice(0, 5)).toEqual(tops.slice(5))
})
