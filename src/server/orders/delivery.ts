import { type SQL, sql } from 'drizzle-orm'
import { undoMinutes } from '~/core/schemas/limits'
import { orders } from '../db/schema'
import type { Order } from './order'

/** Whether the buyer can see the portraits of an order. */
export function isDelivered(
  { status, deliveredAt }: Pick<Order, 'status' | 'deliveredAt'>,
  now: Date,
): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt <= undoneSince(now)
}

/** Returns the undo cutoff: deliveries up to this time can no longer be undone and are visible to the buyer. */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000)
}

/** Returns the time of the latest delivery that the buyer has seen. */
export function seenDelivery(
  { status, deliveredAt, firstDeliveredAt }: Pick<Order, 'status' | 'deliveredAt' | 'firstDeliveredAt'>,
  now: Date,
): Date | null {
  return status === 'delivered' && !isDelivered({ status, deliveredAt }, now) ? firstDeliveredAt : deliveredAt
}

/**
 * Returns the SQL counterpart of `seenDelivery`: the new `delivered_at` of an order that leaves `delivered`. A delivery
 * that is undone in time does not count.
 */
export function seenDeliveryOf(now: Date): SQL {
  return sql`CASE WHEN ${isPending(now)} THEN ${orders.firstDeliveredAt} ELSE ${orders.deliveredAt} END`
}

/** True if an order is delivered but not yet visible to its buyer. */
export function isPending(now: Date): SQL {
  return sql`(${orders.status} = 'delivered' AND ${orders.deliveredAt} > ${undoneSince(now).getTime()})`
}

/** True if an order is not delivered, or its delivery can still be undone. */
export function isUnseen(now: Date): SQL {
  return sql`(${orders.status} <> 'delivered' OR ${isPending(now)})`
}

/** True if an order has a portrait to deliver: stored in the bucket and not superseded. */
export const hasPortraits = sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${orders.id} AND role = 'portrait'
  AND stored_at IS NOT NULL AND superseded_at IS NULL)`
