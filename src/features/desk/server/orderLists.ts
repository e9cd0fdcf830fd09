import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'

/** The states that a list of the desk consists of; every order that money came for has a list of its own. */
export const statusesOf: Record<Exclude<OrderList, 'all'>, readonly OrderStatus[]> = {
  work: ['photos_received', 'in_production', 'review'],
  start: ['photos_received'],
  production: ['in_production'],
  review: ['review'],
  photos: ['paid'],
  delivered: ['delivered'],
  refunded: ['refunded'],
  emptied: ['emptied'],
  unpaid: ['created', 'pending', 'failed', 'expired'],
}
