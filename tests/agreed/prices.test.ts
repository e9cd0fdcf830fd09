import { describe, expect, it } from 'vitest'
import { checkoutPlans, servicePlans } from '~/catalog/photoPlans'
import { type PriceRow, prices } from '~/catalog/prices'
import { withChanged } from '~/features/desk/editor/changed/changedList'
import { agreedPrices } from './agreedPrices'
import { readChanged } from './changed'
import { priceChanges, unmarkedChanges } from './priceChanges'
import { sideBySide } from './sideBySide'

const agreed = agreedPrices()
const changes = priceChanges()
const changed = readChanged()

const placesOf = (rows: readonly PriceRow[]) =>
  rows.map(({ edition, surface, product, plan, currency }) =>
    [edition, surface, product, plan, currency].join(' '),
  )

describe('the price book', () => {
  it('R-PRC-01 is as agreed, but for what the owner has changed', () => {
    expect(
      unmarkedChanges(changes, changed).map(({ sentence }) => sentence),
      'These prices differ from tests/requirements.md. If you want that: npm run prices -- --accept',
    ).toEqual([])
  })

  it('R-PRC-01 is not compared where the owner has changed it: a row, or in the editor the whole file', () => {
    const changes = ['P-01', 'P-02'].map((id) => ({ id, sentence: `${id} differs` }))
    const left = (marks: readonly string[]) => unmarkedChanges(changes, marks).map(({ id }) => id)
    expect(left([])).toEqual(['P-01', 'P-02'])
    expect(left(['prices P-01', 'banner'])).toEqual(['P-02'])
    expect(left(JSON.parse(withChanged('{"changed":[]}', ['prices'])).changed)).toEqual([])
  })

  it.each(agreed)('R-PRC-01 $id has the agreed plans on the agreed surfaces', ({ id, prices: rows }) => {
    expect(placesOf(prices.filter((price) => price.id === id)).sort()).toEqual(placesOf(rows).sort())
  })

  it('R-PRC-01 has exactly the rows of the matrix', () => {
    const ids = agreed.map(({ id }) => id)
    // P-23 is agreed to have no price.
    expect(agreed.filter(({ prices }) => prices.length === 0).map(({ id }) => id)).toEqual(['P-23'])
    expect(
      [...new Set(prices.map(({ id }) => id)), 'P-23'].sort(),
      'Each price of src/catalog/priceRows.ts has a row in section 19 of tests/requirements.md, and no other row is there',
    ).toEqual(ids.sort())
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
})

describe('the matrix', () => {
  const rows = agreed.flatMap(({ prices }) => prices)
  const read = (surface: PriceRow['surface'], product: PriceRow['product']) =>
    rows
      .filter((row) => row.edition === 'us' && row.surface === surface && row.product === product)
      .filter(({ plan, surface }) => plan === 'start' || surface === 'checkout')

  it('R-PRC-02 X-01 X-02 agrees on conflicting prices', () => {
    const amounts = (product: PriceRow['product']) =>
      (['home', 'menu', 'page'] as const).flatMap((surface) =>
        read(surface, product).map(({ amount }) => amount),
      )
    const [home, ...others] = amounts('launch')
    expect(others).not.toContain(home)
    expect(new Set(others).size).toBe(1)
    expect(new Set(amounts('ad-management')).size).toBe(3)
  })

  it.each(sideBySide())(
    'X-02 repeats the prices of $product on $surface in 19.8',
    ({ product, surface, prices }) => {
      // The portraits' own page has plans and no starting price; section 19.8 repeats the lowest.
      const own = rows.filter((row) => row.edition === 'us' && row.product === product)
      const plans = own.filter((row) => row.surface === 'service' && row.plan === 'essential')
      const expected = product === 'ai-photos' && surface === 'page' ? plans : read(surface, product)
      expect(prices).toEqual(expected.map(({ amount, from }) => ({ amount, from: from === true })))
    },
  )
})
