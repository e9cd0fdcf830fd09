import { site } from '~/catalog/site'

let created: Intl.DateTimeFormat | undefined

/** Created when first used: a cold isolate loads this module, and time zones take longer than all else in it. */
const format = () => {
  created ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: site.ownerTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return created
}

const hour = 60 * 60_000

/**
 * Returns when a day begins in `site.ownerTimeZone`; where clocks are set forward at midnight, its first moment.
 * @param day as `2027-03-05`
 */
export function ownerDayStart(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // Zones are between 14 hours ahead of UTC and 12 hours behind, in steps of a quarter of an hour.
  let from = utc - 15 * hour
  let to = utc + 13 * hour
  while (to - from > hour / 4) {
    const middle = from + Math.floor((to - from) / (hour / 2)) * (hour / 4)
    if (ownerDay(new Date(middle)).day < day) from = middle
    else to = middle
  }
  return new Date(to)
}

/** Returns the owner's local day and hour, in `site.ownerTimeZone`: `{ day: '2027-03-05', hour: 8 }`. */
export function ownerDay(at: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(
    format()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
