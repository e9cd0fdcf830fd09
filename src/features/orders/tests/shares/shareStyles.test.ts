import { expect, it } from 'vitest'
import { shareStyles } from '../../server/shares/shareStyles'

it('fills the rows of shared portraits in a wide window', () => {
  const columns = (count: number) =>
    [...shareStyles(count).matchAll(/min-width:1024px[\s\S]*?repeat\((\d)/g)][0]?.[1]
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 30]
  expect(counts.map(columns).join(' ')).toBe('1 2 3 4 5 3 4 4 3 5 4 5 5')
})
