import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'

/** The order statuses in each list of the desk; `all`, with every order that was ever paid, has none. */
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
