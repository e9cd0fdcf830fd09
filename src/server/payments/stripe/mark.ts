import type Stripe from 'stripe'
import { isOrderId } from '../isOrderId'

/** Returns our metadata for Stripe objects: order id and attempt. */
export const markOf = (order: string, attempt: number) => ({ order_id: order, attempt: String(attempt) })

/**
 * Reads our metadata.
 * @returns our order id; `undefined` for a payment of another shop, which may have an `order_id` of its own
 */
export function markedOrder(metadata: Stripe.Metadata | null): string | undefined {
  const { order_id, attempt } = metadata ?? {}
  return isOrderId(order_id) && /^\d+$/.test(attempt ?? '') ? order_id : undefined
}
