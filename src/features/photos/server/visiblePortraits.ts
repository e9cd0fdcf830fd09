import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import type { Photo } from './photo'

/**
 * Picks the portraits that a buyer may see: all once they are delivered, with the earlier versions of those that were
 * replaced; while corrections are made, those that the buyer has seen before; none of an order whose money has gone back.
 */
export function visiblePortraits<Portrait extends Pick<Photo, 'storedAt'>>(
  order: Pick<Order, 'status' | 'deliveredAt' | 'correctionsAt'>,
  portraits: readonly Portrait[],
  now: Date,
): Portrait[] {
  const stored = portraits.filter(({ storedAt }) => storedAt)
  if (isDelivered(order, now)) return stored
  return order.status === 'refunded' ? [] : stored.filter((portrait) => isSeen(order, portrait))
}

/** Tells a portrait that the buyer asked corrections of, and so has seen. */
export function isSeen(
  { correctionsAt }: Pick<Order, 'correctionsAt'>,
  { storedAt }: Pick<Photo, 'storedAt'>,
): boolean {
  return correctionsAt !== null && storedAt !== null && storedAt <= correctionsAt
}

/** Tells an earlier version: replaced, and its successors are delivered. Until then it is what the buyer has. */
export function isEarlier(
  order: Pick<Order, 'status' | 'deliveredAt'>,
  { supersededAt }: Pick<Photo, 'supersededAt'>,
  now: Date,
): boolean {
  return supersededAt !== null && isDelivered(order, now)
}
