import { isDelivered } from '../orders/deliverPortraits'
import type { Order } from '../orders/order'
import type { Photo } from './photo'

/**
 * Picks the portraits that a buyer may see: all once they are delivered; while corrections are made, those that the
 * buyer has seen before; none of an order whose money has gone back.
 */
export function visiblePortraits(order: Order, portraits: readonly Photo[], now: Date): Photo[] {
  const stored = portraits.filter(({ storedAt }) => storedAt)
  if (isDelivered(order, now)) return stored
  const { correctionsAt, status } = order
  if (!correctionsAt || status === 'refunded') return []
  return stored.filter(({ storedAt }) => storedAt && storedAt <= correctionsAt)
}
