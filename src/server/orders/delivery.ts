import { type SQL, sql } from 'drizzle-orm'
import { undoMinutes } from '~/core/schemas/limits'
import { orders } from '../db/schema'
import type { Order } from './order'

/** Tells whether the buyer may see the portraits of an order. */
export function isDelivered(
  { status, deliveredAt }: Pick<Order, 'status' | 'deliveredAt'>,
  now: Date,
): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt <= undoneSince(now)
}

/** A delivery before this moment can no longer be undone, and its buyer sees it. */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000)
}

/** Gives the latest delivery that the buyer has seen. */
export function seenDelivery(
  { status, deliveredAt, firstDeliveredAt }: Pick<Order, 'status' | 'deliveredAt' | 'firstDeliveredAt'>,
  now: Date,
): Date | null {
  return status === 'delivered' && !isDelivered({ status, deliveredAt }, now) ? firstDeliveredAt : deliveredAt
}

/**
 * The same as the value of `delivered_at` for an order that leaves `delivered`: a delivery that is called off while it can
 * be undone was none.
 */
export function seenDeliveryOf(now: Date): SQL {
  return sql`CASE WHEN ${isPending(now)} THEN ${orders.firstDeliveredAt} ELSE ${orders.deliveredAt} END`
}

/** Holds where an order is delivered and its buyer does not see that yet. */
export function isPending(now: Date): SQL {
  return sql`(${orders.status} = 'delivered' AND ${orders.deliveredAt} > ${undoneSince(now).getTime()})`
}

/** Holds where an order is not delivered, or is and can still be undone. */
export function isUnseen(now: Date): SQL {
  return sql`(${orders.status} <> 'delivered' OR ${isPending(now)})`
}

/** Holds where a delivery would have a portrait: one that is in the bucket and no earlier version. */
export const hasPortraits = sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${orders.id} AND role = 'portrait'
  AND stored_at IS NOT NULL AND superseded_at IS NULL)`
