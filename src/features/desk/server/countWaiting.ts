import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DeskOrders } from '~/features/desk/schema'
import { contacts, orders } from '~/server/db/schema'
import { needsResponse } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'
import { statusesOf } from './orderLists'

/** Limit of each count: 100 means 100 or more, which bounds the rows read. */
const countLimit = 100

/** Counts the pending orders, messages and disputes in one statement. */
export async function countWaiting({ db }: Services): Promise<DeskOrders['counts']> {
  const inStatus = (list: keyof typeof statusesOf) =>
    atMost(sql`orders WHERE ${eq(orders.status, statusesOf[list][0] ?? 'paid')}`)
  const unanswered = sql`contacts WHERE ${and(isNull(contacts.answeredAt), isNull(contacts.flagged))}`
  const [counted] = await db.all<DeskOrders['counts']>(sql`SELECT ${inStatus('start')} AS start,
    ${inStatus('production')} AS production, ${inStatus('review')} AS review, ${inStatus('photos')} AS photos,
    ${atMost(unanswered)} AS messages, ${atMost(needsResponse)} AS disputes`)
  return counted ?? { start: 0, production: 0, review: 0, photos: 0, messages: 0, disputes: 0 }
}

function atMost(rows: SQL): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countLimit}))`
}
