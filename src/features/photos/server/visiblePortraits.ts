import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import type { Photo } from './photo'

/**
 * The portraits that a buyer may see: all once delivered, including earlier versions; during corrections, those seen
 * before; none after a refund.
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

/** Whether the buyer has seen a portrait: it is older than the correction request. */
export function isSeen(
  { correctionsAt }: Pick<Order, 'correctionsAt'>,
  { storedAt }: Pick<Photo, 'storedAt'>,
): boolean {
  return correctionsAt !== null && storedAt !== null && storedAt <= correctionsAt
}

/** Whether a portrait is an earlier version: superseded, and its replacements are delivered. */
export function isEarlier(
  order: Pick<Order, 'status' | 'deliveredAt'>,
  { supersededAt }: Pick<Photo, 'supersededAt'>,
  now: Date,
): boolean {
  return supersededAt !== null && isDelivered(order, now)
}
