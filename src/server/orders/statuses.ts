import type { OrderStatus } from '../db/schema'

/**
 * Lists the states that an order may come from (R-API-13). The provider's word is final, also on an order that we
 * gave up on.
 */
const origins: Record<OrderStatus, readonly OrderStatus[]> = {
  created: [],
  pending: ['created', 'expired'],
  paid: ['created', 'pending', 'failed', 'expired'],
  photos_received: ['paid'],
  in_production: ['paid', 'photos_received'],
  delivered: ['in_production', 'photos_received', 'paid'],
  failed: ['created', 'pending', 'expired'],
  expired: ['created', 'pending'],
  refunded: ['paid', 'photos_received', 'in_production', 'delivered', 'review'],
  // Only a person leads on from here: to paid with `npm run order -- accept`, or by giving the money back.
  review: ['created', 'pending', 'failed', 'expired'],
}

export function originsOf(target: OrderStatus): readonly OrderStatus[] {
  return origins[target]
}

/** Nothing was paid and nothing is on its way: a new session may be made. */
export const restartable: readonly OrderStatus[] = ['created', 'failed', 'expired']

/** Paid for, and the studio has not begun: photos are welcome. */
export function takesPhotos(status: OrderStatus): boolean {
  return status === 'paid' || status === 'photos_received'
}
