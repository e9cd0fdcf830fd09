// Prints every listed price by product, edition and surface, and marks products whose starting price differs between
// surfaces. For the owner, who decides which prices are current. With `--accept`, marks the prices that differ from the
// agreed ones as changed on purpose, in `src/catalog/owner/agreed.json`.
//
// Run: npm run prices

import { type PriceRow, prices } from '../src/catalog/prices.ts'
import { markRows } from '../tests/agreed/changed.ts'
import { priceChanges } from '../tests/agreed/priceChanges.ts'
import { formatPrice } from './prices/formatPrice.ts'

/** Returns the starting price of a surface: its own `start` row, or else its lowest plan. */
function startOf(rows: readonly PriceRow[]): number {
  return (
    (rows.find(({ plan }) => plan === 'start') ?? rows.toSorted((a, b) => a.amount - b.amount)[0])?.amount ??
    0
  )
}

const by = <Row>(rows: readonly Row[], key: (row: Row) => string) => Map.groupBy(rows, key)

let differing = 0
for (const [product, readings] of by(prices, (row) => row.product)) {
  const lines: string[] = []
  for (const [edition, ofEdition] of by(readings, (row) => row.edition)) {
    const surfaces = by(ofEdition, (row) => row.surface)
    const starts = [...surfaces].map(([surface, rows]) => [surface, startOf(rows)] as const)
    const agree = new Set(starts.map(([, start]) => start)).size === 1
    if (!agree) differing++
    lines.push(`  ${edition}${agree ? '' : '  ≠ starts differ'}`)
    for (const [surface, rows] of surfaces)
      lines.push(
        ...rows.map((row) => `    ${row.id}  ${surface.padEnd(9)}${row.plan.padEnd(24)}${formatPrice(row)}`),
      )
  }
  process.stdout.write(`${product}\n${lines.join('\n')}\n\n`)
}
process.stdout.write(`${differing} products with readings that differ, counted by edition.\n`)

// A card that says “from $59” needs a plan for $59.
const unmet = [...by(prices, ({ id, surface }) => `${id} on ${surface}`)].flatMap(([place, rows]) => {
  const [start] = rows.filter(({ plan }) => plan === 'start')
  const plans = rows.filter((row) => row !== start)
  if (!start || plans.length === 0 || plans.some(({ amount }) => amount === start.amount)) return []
  return [`  ${place}: ${formatPrice(start)}\n`]
})
if (unmet.length) process.stdout.write(`\nStarting prices that no plan beside them has:\n${unmet.join('')}`)

const changes = priceChanges()
if (changes.length)
  process.stdout.write(
    `\nDiffer from what was agreed:\n${changes.map(({ sentence }) => `  ${sentence}\n`).join('')}`,
  )
if (process.argv.includes('--accept')) {
  markRows('prices', [...new Set(changes.map(({ id }) => id))])
  process.stdout.write('Marked as changed in src/catalog/owner/agreed.json.\n')
}
