import { describe, expect, it } from 'vitest'
import { formatMoney, priceOf, prices } from '~/content/prices'

describe('the price book', () => {
  it.each([
    ['P-10', 'us', 'service', 'essential', '$59'],
    ['P-11', 'us', 'service', 'pro', '$109'],
    ['P-12', 'us', 'service', 'pro-plus', '$169'],
    ['P-13', 'us', 'service', 'premium', '$199'],
    ['P-44', 'br', 'service', 'essential', 'R$ 89'],
    ['P-45', 'br', 'service', 'pro', 'R$ 159'],
    ['P-46', 'br', 'service', 'pro-plus', 'R$ 219'],
    ['P-47', 'br', 'service', 'premium', 'R$ 249'],
    ['P-48', 'us', 'checkout', 'essential', '$129'],
    ['P-49', 'us', 'checkout', 'pro', '$299'],
    ['P-50', 'us', 'checkout', 'global', '$399'],
    ['P-51', 'br', 'checkout', 'essential', '$57'],
    ['P-52', 'br', 'checkout', 'pro', '$97'],
    ['P-53', 'br', 'checkout', 'global', '$137'],
  ] as const)('%s is %s %s %s at %s', (id, edition, surface, plan, shown) => {
    const row = priceOf(edition, surface, plan)
    expect([row.id, formatMoney(row)]).toEqual([id, shown])
  })

  it('P-51 P-52 P-53 cross out reais beside the dollars', () => {
    expect(prices.flatMap(({ crossedOut }) => (crossedOut ? formatMoney(crossedOut) : []))).toEqual([
      'R$ 289',
      'R$ 489',
      'R$ 689',
    ])
  })

  it('P-13 P-47 are “from” prices and no others', () => {
    expect(prices.flatMap(({ from, id }) => (from ? id : []))).toEqual(['P-13', 'P-47'])
  })

  it('writes thousands as each currency does, with a space that a search finds', () => {
    expect(formatMoney({ amount: 129000, currency: 'USD' })).toBe('$1,290')
    expect(formatMoney({ amount: 129000, currency: 'BRL' })).toBe('R$ 1.290')
    expect(formatMoney({ amount: 8950, currency: 'BRL' })).toBe('R$ 89,50')
  })

  it('has one row for each id and each reading', () => {
    expect(new Set(prices.map(({ id }) => id)).size).toBe(prices.length)
    expect(new Set(prices.map((row) => `${row.edition} ${row.surface} ${row.plan}`)).size).toBe(prices.length)
  })
})
