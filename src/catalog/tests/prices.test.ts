import { describe, expect, it } from 'vitest'
import { currencies } from '~/catalog/editions'
import { formatMoney, priceText } from '~/catalog/money'
import { type PriceRow, priceOf, prices } from '~/catalog/prices'
import { packageList, products } from '~/catalog/products'
import { billingNote, usAddOns } from '~/features/home/content/us/addOns'
import { createCatalogues } from '~/i18n/catalogues'
import { amountText, printedPrice } from '~tests/prices'

describe('the price book', async () => {
  const languages = { us: createCatalogues(), br: createCatalogues() }
  await languages.us.load('en-US')
  await languages.br.load('pt-BR')

  it('R-PRC-01 prints every price with its unit', () => {
    for (const price of prices) {
      const { edition, surface, product, plan } = price
      expect(priceOf(edition, surface, product, plan)).toBe(price)
      expect(priceText(languages[edition].i18n, price)).toBe(printedPrice(price))
    }
  })

  it('R-USH-18 R-USH-20 R-DAT-03 explains one-time payments, and says “no subscription” only where nothing is monthly', () => {
    const isMonthly = (price: PriceRow) => printedPrice(price).includes('/mo')
    const alone = 'One-time payment. No subscription.'
    const build = 'One-time payment for the build. Optional monthly plans are shown on its page.'
    expect(usAddOns).toHaveLength(Object.keys(products).length - packageList.length)
    for (const addOn of usAddOns) {
      const own = prices.filter(({ edition, product }) => edition === 'us' && product === addOn.id)
      const hasMonthly = own.some((price) => ['page', 'service'].includes(price.surface) && isMonthly(price))
      const note = isMonthly(priceOf('us', 'home', addOn.id)) ? undefined : hasMonthly ? build : alone
      expect([addOn.id, billingNote(addOn)?.message]).toEqual([addOn.id, note])
    }
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
