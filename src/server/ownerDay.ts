import { site } from '~/catalog/site'

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: site.ownerTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Returns the owner's local day and hour, in `site.ownerTimeZone`: `{ day: '2027-03-05', hour: 8 }`. */
export function ownerDay(at: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
