import { eq, gte, type SQL, sql } from 'drizzle-orm'
import { countLimit } from '~/features/desk/overview'
import type { DeskOrders } from '~/features/desk/schema'
import type { Database } from '~/server/db/database'
import { orders } from '~/server/db/schema'
import { needsResponse } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'
import { statusesOf } from './orderLists'

/** Counts rows up to the limit. */
export const counted = (rows: SQL) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countLimit}))`

// The times let SQLite search the index of these rows.

/** The orders with a failed refund. */
export const failedRefunds = sql`orders WHERE refund_failed_minor > 0 AND updated_at > 0`

/** The messages that wait for an answer. */
export const unanswered = sql`contacts WHERE answered_at IS NULL AND flagged IS NULL AND created_at > 0`

/** Counts the pending orders, messages, disputes and failed refunds in one statement. */
export const countWaiting = ({ db }: Services) => countRows(db, waiting())

/**
 * Counts the same, and the orders delivered since a time, without those that a correction has brought back to
 * production.
 */
export const countWithDelivered = ({ db }: Services, since: Date) =>
  countRows(db, { ...waiting(), delivered: deliveredSince(since) })

/** The rows of each count. */
function waiting(): Record<keyof DeskOrders['counts'], SQL> {
  const inStatus = (list: keyof typeof statusesOf) =>
    sql`orders WHERE ${eq(orders.status, statusesOf[list][0] ?? 'paid')}`
  return {
    start: inStatus('start'),
    production: inStatus('production'),
    review: inStatus('review'),
    photos: inStatus('photos'),
    messages: unanswered,
    suspected: sql`contacts WHERE answered_at IS NULL AND flagged IS NOT NULL AND created_at > 0`,
    disputes: needsResponse,
    refunds: failedRefunds,
  }
}

function deliveredSince(since: Date): SQL {
  // Limited before the filter, since orders may change long after their delivery.
  return sql`(SELECT ${orders.deliveredAt} AS at FROM orders WHERE ${eq(orders.status, 'delivered')}
    AND ${gte(orders.updatedAt, since)} ORDER BY ${orders.updatedAt} DESC LIMIT ${countLimit})
    WHERE at >= ${since.getTime()}`
}

async function countRows<Name extends string>(db: Database, rows: Record<Name, SQL>) {
  const columns = Object.entries<SQL>(rows).map(
    ([name, of]) => sql`${counted(of)} AS ${sql.identifier(name)}`,
  )
  const [counts] = await db.all<Record<Name, number>>(sql`SELECT ${sql.join(columns, sql`, `)}`)
  if (!counts) throw new Error('A count has no result')
  return counts
}
