import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { prices } from '~/catalog/prices'

const report = () => execFileSync('node', ['scripts/prices.ts'], { encoding: 'utf8' })

it('R-PRC-02 X-01 X-02 prints every price and marks the thirteen products whose dollar prices differ', () => {
  const lines = report().split('\n')
  expect(lines.filter((line) => /^ {4}P-\d\d /.test(line))).toHaveLength(prices.length)
  expect(lines.filter((line) => line === '  us  ≠ starts differ')).toHaveLength(13)
  // Prices in reais all agree; only the photos are sold in dollars, at the Portuguese checkout.
  expect(lines.filter((line) => line === '  br  ≠ starts differ')).toHaveLength(1)
})
