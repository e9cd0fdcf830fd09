import type Stripe from 'stripe'
import { isOrderId } from '../isOrderId'

/** The mark on everything that we create at Stripe. */
export const markOf = (order: string, attempt: number) => ({ order_id: order, attempt: String(attempt) })

/**
 * Reads our mark.
 * @returns the order's id; `undefined` for a payment of another shop on the same account, which may keep an `order_id`
 * of its own there
 */
export function markedOrder(metadata: Stripe.Metadata | null): string | undefined {
  const { order_id, attempt } = metadata ?? {}
  return isOrderId(order_id) && /^\d+$/.test(attempt ?? '') ? order_id : undefined
}
