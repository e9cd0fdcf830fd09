import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openingHours } from '~/catalog/owner/openingHours'
import { readChanged } from './changed'

/** The hours as row R-BRH-29 of the matrix writes them. */
const delivered = openingHours
  .map(({ days: [first, ...more], opens, closes }) => {
    const last = more.at(-1)
    const short = (time: string) => time.replace(/^0/, '')
    const times = opens && closes ? `${short(opens)}–${short(closes)}` : 'closed'
    return `${first}${last ? `–${last}` : ''} ${times}`
  })
  .join(', ')

it('R-BRH-29 the opening hours are as agreed, unless the owner has changed them', () => {
  const matrix = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8')
  const row = /^\| R-BRH-29 \| Opening hours ([^|]+) \|/m.exec(matrix)?.[1]
  expect(row).toMatch(/\d:\d\d/)
  if (!readChanged().includes('openingHours'))
    expect(
      delivered,
      'The opening hours differ from row R-BRH-29. If you want that, add "openingHours" to "changed" in src/catalog/owner/agreed.json.',
    ).toBe(row)
})
