import { expect, it } from 'vitest'
import { closedOn, openingHours } from '~/catalog/owner/openingHours'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

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
  const row = /^Opening hours ([^|]+) \|/.exec(agreedRow('R-BRH-29'))?.[1]
  expect(row).toMatch(/\d:\d\d/)
  if (!isDelivered('openingHours')) return
  expect(delivered, askTheOwner('openingHours')).toBe(row)
  expect(closedOn, askTheOwner('openingHours')).toEqual([])
})
