import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { DeskOrders } from '~/features/desk/schema'
import { contacts, orders } from '~/server/db/schema'
import { needsResponse } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'
import { statusesOf } from './orderLists'

/** Limit of each count: 100 means 100 or more, which bounds the rows read. */
const countLimit = 100

type Counts = DeskOrders['counts']
const none = { start: 0, production: 0, review: 0, photos: 0, messages: 0, disputes: 0, delivered: 0 }

/** Counts the pending orders, messages and disputes in one statement. */
export async function countWaiting(services: Services): Promise<Counts> {
  const { delivered: _, ...counts } = await countWithDelivered(services, services.now())
  return counts
}

/** Counts the same, and the orders delivered since a time that no correction has brought back to production. */
export async function countWithDelivered(
  { db }: Services,
  since: Date,
): Promise<Counts & { delivered: number }> {
  const inStatus = (list: keyof typeof statusesOf) =>
    atMost(sql`orders WHERE ${eq(orders.status, statusesOf[list][0] ?? 'paid')}`)
  const unanswered = sql`contacts WHERE ${and(isNull(contacts.answeredAt), isNull(contacts.flagged))}`
  // Limited before the filter, since orders may change long after their delivery.
  const changed = sql`(SELECT ${orders.deliveredAt} AS at FROM orders WHERE ${eq(orders.status, 'delivered')}
    AND ${gte(orders.updatedAt, since)} ORDER BY ${orders.updatedAt} DESC LIMIT ${countLimit})`
  const delivered = sql`${changed} WHERE at >= ${since.getTime()}`
  const [counted] = await db.all<typeof none>(sql`SELECT ${inStatus('start')} AS start,
    ${inStatus('production')} AS production, ${inStatus('review')} AS review, ${inStatus('photos')} AS photos,
    ${atMost(unanswered)} AS messages, ${atMost(needsResponse)} AS disputes,
    ${atMost(delivered)} AS delivered`)
  return counted ?? none
}

function atMost(rows: SQL): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countLimit}))`
}
