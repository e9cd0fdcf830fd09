import { and, asc, desc, gt, gte, isNull, sql } from 'drizzle-orm'
import { type Edition, editionList } from '~/catalog/editions'
import { shiftDay } from '~/catalog/shiftDay'
import { dayMs } from '~/core/dayMs'
import { countedEvents } from '~/core/schemas/counters'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskToday, Totals } from '~/features/desk/overview'
import { writeCounters } from '~/server/counters/count'
import { stalledAfter } from '~/server/db/due'
import { counters, missingPaths, orders, orphans, outbox } from '~/server/db/schema'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { countFiles } from './countFiles'
import { countWithDelivered } from './countWaiting'
import { listDisputes, listedDispute } from './disputes'
import { countVerdicts, hitRatesOf } from './hitRates'
import { dueItem, nextDue } from './nextDue'
import { orderRow } from './orderRow'

/** Maximum rows of each table of the page; for stalled orders, per status. */
const shown = 20
const standingShown = 10

/** Days since the last request after which a missing path is no longer listed. */
const missingDays = 30

type Period = 'day' | 'week' | 'month'

/** Length of each period in days, including today. */
const periods: Record<Period, number> = { day: 1, week: 7, month: 30 }

/** Returns the business numbers, and everything that needs attention. */
export async function readToday(services: Services): Promise<DeskToday> {
  const { db, now } = services
  const at = now()
  await writeCounters()
  const since = (days: number) => shiftDay(ownerDay(at).day, 1 - days)
  const [totals, failing, missing, found, open, answered, unrefunded, stalled, verdicts, due] =
    await db.batch([
      db
        .select({
          edition: counters.edition,
          event: counters.event,
          day: sumSince(since(periods.day)).as('in_day'),
          week: sumSince(since(periods.week)).as('in_week'),
          month: sumSince(since(periods.month)).as('in_month'),
        })
        .from(counters)
        .where(gte(counters.day, since(periods.month)))
        .groupBy(counters.edition, counters.event),
      db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.sentAt), isNull(outbox.droppedAt), gt(outbox.failures, 0)))
        .orderBy(asc(outbox.dueAt))
        .limit(shown),
      db
        .select()
        .from(missingPaths)
        .where(gt(missingPaths.lastSeen, new Date(at.getTime() - missingDays * dayMs)))
        .orderBy(desc(missingPaths.count))
        .limit(shown),
      db.select().from(orphans).orderBy(asc(orphans.key)).limit(shown),
      listDisputes(db, 'open'),
      listDisputes(db, 'answered'),
      db
        .select()
        .from(orders)
        .where(sql`refund_failed_minor > 0`)
        .orderBy(asc(orders.updatedAt))
        .limit(shown),
      db
        .select()
        .from(orders)
        .where(isStalled(new Date(at.getTime() - stalledAfter)))
        .orderBy(asc(orders.updatedAt), asc(orders.id)),
      countVerdicts(db, ownerDay(at).day),
      nextDue(db),
    ])
  const filesOf = await countFiles(
    services,
    [...stalled, ...unrefunded, ...due.filter(({ kind }) => kind === 'order')].map(({ id }) => id),
  )
  const { delivered, ...counts } = await countWithDelivered(
    services,
    new Date(at.getTime() - periods.week * dayMs),
  )
  return {
    countedAt: at.getTime(),
    counts,
    due: due.map((row) => dueItem(row, filesOf(row.id).photos)),
    delivered,
    failedRefunds: unrefunded.map((order) => orderRow(order, filesOf(order.id), at)),
    day: totalsOf(totals, 'day'),
    week: totalsOf(totals, 'week'),
    month: totalsOf(totals, 'month'),
    failing: failing.map(({ id, kind, subjectId, failures, dueAt }) => ({
      id,
      kind,
      subjectId,
      failures,
      dueAt: dueAt.getTime(),
    })),
    disputes: [...open, ...answered].map(listedDispute),
    stalled: stalled.map((order) => orderRow(order, filesOf(order.id), at)),
    hitRates: hitRatesOf(verdicts),
    missing: missing.map(({ path, count, lastSeen }) => ({ path, count, lastSeen: lastSeen.getTime() })),
    orphans: found.map(({ key, kind, foundAt }) => ({ key, kind, foundAt: foundAt.getTime() })),
  }
}

/** True for the orders of each studio status that have waited longest, without a change since a time. */
function isStalled(since: Date) {
  const ids = studioStatuses.map(
    (
      status,
    ) => sql`SELECT id FROM (SELECT id FROM orders WHERE status = ${status} AND updated_at <= ${since.getTime()}
      ORDER BY updated_at, id LIMIT ${standingShown})`,
  )
  return sql`${orders.id} IN (${sql.join(ids, sql` UNION ALL `)})`
}

/** The caller names the column: a batch needs unique column names. */
function sumSince(first: string) {
  return sql<number>`sum(CASE WHEN ${counters.day} >= ${first} THEN ${counters.count} ELSE 0 END)`
}

type Counted = Record<Period, number> & { edition: Edition; event: keyof Totals }

function totalsOf(rows: readonly Counted[], period: Period): Record<Edition, Totals> {
  const of = (edition: Edition, event: keyof Totals) =>
    rows.find((row) => row.edition === edition && row.event === event)?.[period] ?? 0
  return Object.fromEntries(
    editionList.map((edition) => [
      edition,
      Object.fromEntries(countedEvents.map((event) => [event, of(edition, event)])),
    ]),
  ) as Record<Edition, Totals>
}
