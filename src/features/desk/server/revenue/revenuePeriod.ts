import { dayMs } from '~/core/dayMs'
import type { RevenueSpan } from '~/features/desk/revenue'

type Period = {
  first: string
  /** The first day of the next period. */
  next: string
  /** The last day of the previous period. */
  before: string
}

/**
 * Returns the calendar period that contains a day. Weeks begin on Monday.
 * @param day as `2027-03-05`; periods are calendar days, whatever the time zone
 */
export function revenuePeriod(span: RevenueSpan, day: string): Period {
  const at = new Date(`${day}T00:00:00Z`)
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const monday = date - ((at.getUTCDay() + 6) % 7)
  const [first, next] = {
    day: [Date.UTC(year, month, date), Date.UTC(year, month, date + 1)],
    week: [Date.UTC(year, month, monday), Date.UTC(year, month, monday + 7)],
    month: [Date.UTC(year, month), Date.UTC(year, month + 1)],
    year: [Date.UTC(year, 0), Date.UTC(year + 1, 0)],
  }[span] as [number, number]
  return { first: dayOf(first), next: dayOf(next), before: dayOf(first - dayMs) }
}

/** The day before another one. */
export const previousDay = (day: string): string => dayOf(Date.parse(`${day}T00:00:00Z`) - dayMs)

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
