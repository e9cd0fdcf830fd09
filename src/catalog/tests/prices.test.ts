import { describe, expect, it } from 'vitest'
import { currencies } from '~/catalog/editions'
import { formatMoney, priceText } from '~/catalog/money'
import { checkoutPlans, servicePlans } from '~/catalog/photoPlans'
import { type PriceRow, priceOf, prices } from '~/catalog/prices'
import type { Product } from '~/catalog/products'
import { billingNote, usAddOns } from '~/features/home/content/us/addOns'
import { createCatalogues } from '~/i18n/catalogues'
import { amountText, printedPrice } from '~tests/prices'
import { agreedPrices } from './agreedPrices'

/** Whether a price of a product's English page or service page recurs monthly. */
const isMonthlyOnPage =
  (id: string | undefined) =>
  ({ edition, surface, product, unit }: (typeof prices)[number]) =>
    edition === 'us' &&
    ['page', 'service'].includes(surface) &&
    product === id &&
    /^mo|maint/.test(unit ?? '')

/** The key of a price; each surface has one for each product and plan. */
const keyOf = ({ edition, surface, product, plan }: PriceRow) => [edition, surface, product, plan].join(' ')
const byKey = (rows: readonly PriceRow[]) => Object.fromEntries(rows.map((price) => [keyOf(price), price]))

const agreed = agreedPrices()

describe('the price book', async () => {
  const languages = { us: createCatalogues(), br: createCatalogues() }
  await languages.us.load('en-US')
  await languages.br.load('pt-BR')

  it.each(agreed)(
    'R-PRC-01 $id is printed on its surfaces as agreed, and nowhere else',
    ({ id, prices: rows }) => {
      const own = prices.filter((price) => price.id === id)
      expect(byKey(own), `${id}: src/catalog/prices.ts and tests/requirements.md differ`).toEqual(byKey(rows))
      for (const price of own) {
        const { edition, surface, product, plan } = price
        expect(priceOf(edition, surface, product, plan)).toBe(price)
        expect(priceText(languages[edition].i18n, price)).toBe(printedPrice(price))
      }
    },
  )

  it('R-PRC-01 has exactly the rows of the matrix', () => {
    const ids = agreed.map(({ id }) => id)
    // P-23 is agreed to have no price.
    expect(agreed.filter(({ prices }) => prices.length === 0).map(({ id }) => id)).toEqual(['P-23'])
    expect([...new Set(prices.map(({ id }) => id)), 'P-23'].sort()).toEqual(ids.sort())
  })

  it.each(agreed.filter(({ contents }) => contents && !contents.startsWith('N')))(
    'R-PRC-01 $id contains the agreed photos and scenes',
    ({ contents, prices: [row] }) => {
      const { edition, surface, plan } = row as PriceRow
      const sold = checkoutPlans.find(({ key }) => key === plan)
      const counts = servicePlans[edition].find(({ key }) => key === plan)?.counts
      const offered = counts
        ? `${counts.photos} + ${counts.bonus} bonus, ${counts.scenes} scenes`
        : '20+ photos'
      const bought = `${sold?.photos} photos, ${sold?.scenes.message}`
      expect(contents?.replace('AI photos', 'photos')).toBe(surface === 'checkout' ? bought : offered)
    },
  )

  it('R-PRC-02 X-01 X-02 keeps conflicting prices', () => {
    const read = (product: Product) =>
      (['home', 'menu', 'page'] as const).map((surface) => priceOf('us', surface, product).amount)
    const [home, ...others] = read('launch')
    expect(others).not.toContain(home)
    expect(new Set(others).size).toBe(1)
    expect(new Set(read('ad-management')).size).toBe(3)
  })

  it('R-USH-18 R-USH-20 R-DAT-03 marks an add-on as monthly only if its price is', () => {
    expect(usAddOns).toHaveLength(10)
    for (const { id, isMonthly } of usAddOns)
      expect([id, priceOf('us', 'home', id).unit === 'mo']).toEqual([id, isMonthly === true])
  })

  it('R-USH-18 shows “no subscription” only for products without a monthly price on their page', () => {
    const notes = usAddOns.flatMap((addOn) => {
      const note = billingNote(addOn)?.message
      return note ? [[addOn.id, note]] : []
    })
    const alone = 'One-time payment. No subscription.'
    const build = 'One-time payment for the build. Optional monthly plans are shown on its page.'
    expect(notes).toEqual([
      ['ai-photos', alone],
      ['animated-event-video', alone],
      ['website-design-build', build],
      ['ad-creative-pack', build],
      ['auto-responder-bot-setup', build],
    ])
    for (const [id, note] of notes.filter(([, note]) => note === alone))
      expect(prices.filter(isMonthlyOnPage(id)), note).toEqual([])
  })

  it('formats thousands per currency, with a plain space that text search matches', () => {
    expect(formatMoney({ amount: 129000, currency: 'USD' })).toBe('$1,290')
    expect(formatMoney({ amount: 129000, currency: 'BRL' })).toBe('R$ 1.290')
    expect(formatMoney({ amount: 8950, currency: 'BRL' })).toBe('R$ 89,50')
  })

  it('formats every amount like Intl, except for the space', () => {
    const cents = [
      ...prices.map(({ amount }) => amount),
      ...Array.from({ length: 12 }, (_, power) => [10 ** power - 1, 10 ** power, 10 ** power + 5]).flat(),
    ]
    for (const currency of currencies)
      for (const amount of cents.flatMap((some) => [some, -some]))
        expect(formatMoney({ amount, currency })).toBe(amountText({ amount, currency }))
  })

  it('has one price for each surface, product and plan', () => {
    const readings = prices.map((row) => `${row.edition} ${row.surface} ${row.product} ${row.plan}`)
    expect(new Set(readings).size).toBe(prices.length)
  })
})
