import type { OrderStatus } from '../db/schema'

/**
 * Which states an order may come from (R-API-13). The provider's word is final: an order that we gave up on
 * becomes what the provider says that it is.
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
  refunded: ['paid', 'photos_received', 'in_production', 'delivered'],
}

export function originsOf(target: OrderStatus): readonly OrderStatus[] {
  return origins[target]
}

/** Paid for, and the studio has not begun: photos are welcome. */
export function takesPhotos(status: OrderStatus): boolean {
  return status === 'paid' || status === 'photos_received'
}
