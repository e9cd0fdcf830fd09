import { and, desc, gt, gte, sql } from 'drizzle-orm'
import { editionList } from '~/catalog/editions'
import type { MonthVerdicts } from '~/features/desk/hitRates'
import type { Database } from '~/server/db/database'
import { verdictCounts } from '~/server/db/schema'
import { planName } from '~/server/orders/offerText'
import { deskLocale } from './actor'

/** Months that the desk shows, including the current one. */
const monthsShown = 12

/**
 * Query for the buyers' verdicts by month and plan, the latest month first. A month that had none is left out.
 * @param today day in the owner's time zone
 */
export function countVerdicts(db: Database, today: string) {
  const sum = (verdict: string) =>
    sql<number>`sum(CASE WHEN ${verdictCounts.verdict} = ${verdict} THEN ${verdictCounts.count} ELSE 0 END)`
  return db
    .select({
      month: verdictCounts.month,
      offer: verdictCounts.offer,
      plan: verdictCounts.plan,
      me: sum('me').as('me'),
      almost: sum('almost').as('almost'),
      notMe: sum('not_me').as('not_me'),
    })
    .from(verdictCounts)
    .where(and(gte(verdictCounts.month, firstMonth(today)), gt(verdictCounts.count, 0)))
    .groupBy(verdictCounts.month, verdictCounts.offer, verdictCounts.plan)
    .orderBy(desc(verdictCounts.month), verdictCounts.offer, verdictCounts.plan)
}

type Counted = Awaited<ReturnType<typeof countVerdicts>>[number]

/** Groups the verdicts by month, with the names of the plans in the desk user's language. */
export function hitRatesOf(rows: readonly Counted[]): MonthVerdicts[] {
  const months = [...new Set(rows.map(({ month }) => month))]
  return months.map((month) => ({
    month,
    plans: rows
      .filter((row) => row.month === month)
      .map(({ offer, plan, me, almost, notMe }) => ({
        key: `${offer}/${plan}`,
        // Plans have the same names in every edition.
        name: planName({ offer, plan, edition: editionList[0] }, deskLocale()),
        ...{ me, almost, notMe },
      })),
  }))
}

/** The first of the months shown: `2026-04` for a day in March 2027. */
function firstMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - monthsShown, 1)).toISOString().slice(0, 7)
}
