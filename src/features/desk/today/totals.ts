import { type Edition, editionList } from '~/catalog/editions'
import type { CountedEvent } from '~/core/schemas/counters'
import type { DeskToday, Totals } from '~/features/desk/overview'

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** Counts an event in a period, in total and by edition. */
export function countOf(today: Pick<DeskToday, Period>, period: Period, event: CountedEvent) {
  const of = (edition: Edition) => (today[period][edition] as Totals | undefined)?.[event] ?? 0
  const each = editionList.map((edition) => ({ edition, count: of(edition) }))
  return { sum: each.reduce((sum, { count }) => sum + count, 0), each }
}
