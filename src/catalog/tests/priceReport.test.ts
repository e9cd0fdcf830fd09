import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { type Edition, editionList } from '~/catalog/editions'
import { type PriceRow, prices } from '~/catalog/prices'
import { type Product, products } from '~/catalog/products'

const report = () => execFileSync('node', ['scripts/prices.ts'], { encoding: 'utf8' })

/** The starting price of a surface: its `start`, or the lowest of its plans. */
function startOf(rows: PriceRow[]): number {
  const [start] = rows.filter(({ plan }) => plan === 'start')
  return start?.amount ?? Math.min(...rows.map(({ amount }) => amount))
}

function startsDiffer(product: Product, edition: Edition): boolean {
  const rows = prices.filter((price) => price.product === product && price.edition === edition)
  const surfaces = [...new Set(rows.map(({ surface }) => surface))]
  const starts = surfaces.map((surface) => startOf(rows.filter((price) => price.surface === surface)))
  return new Set(starts).size > 1
}

it('lists the starting prices that no plan has', () => {
  const rows = prices.filter(({ plan }) => plan === 'start')
  const unmet = rows.filter(({ id, surface, amount }) => {
    const plans = prices.filter(
      (price) => price.id === id && price.surface === surface && price.plan !== 'start',
    )
    return plans.length > 0 && !plans.some((plan) => plan.amount === amount)
  })
  const [, listed = ''] = report().split('Starting prices that no plan beside them has:\n')
  expect(listed.match(/^ {2}P-\d\d on \w+: /gm) ?? []).toEqual(
    unmet.map(({ id, surface }) => `  ${id} on ${surface}: `),
  )
})

it('R-PRC-02 X-01 X-02 prints every price and marks the products whose starting prices differ in an edition', () => {
  const lines = report().split('\n')
  expect(lines.filter((line) => /^ {4}P-\d\d /.test(line))).toHaveLength(prices.length)
  let product = ''
  const marked = lines.flatMap((line) => {
    if (/^[a-z]/.test(line)) product = line
    const edition = /^ {2}(\w+) {2}≠ starts differ$/.exec(line)?.[1]
    return edition ? [`${product} ${edition}`] : []
  })
  const expected = (Object.keys(products) as Product[]).flatMap((each) =>
    editionList.flatMap((edition) => (startsDiffer(each, edition) ? [`${each} ${edition}`] : [])),
  )
  expect(marked.sort()).toEqual(expected.sort())
})
