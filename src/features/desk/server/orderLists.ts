import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'

type StatusLists = Record<Exclude<OrderList, 'all'>, readonly OrderStatus[]>

const lists = {
  work: ['photos_received', 'in_production', 'review'],
  start: ['photos_received'],
  production: ['in_production'],
  review: ['review'],
  photos: ['paid'],
  delivered: ['delivered'],
  refunded: ['refunded'],
  emptied: ['emptied'],
  unpaid: ['created', 'pending', 'failed', 'expired'],
} as const satisfies StatusLists
type ListedStatus = (typeof lists)[keyof typeof lists][number]

/**
 * The order statuses in each list of the desk; `all`, with every order that was ever paid, has none. A status in no list
 * is a type error.
 */
export const statusesOf: OrderStatus extends ListedStatus ? StatusLists : never = lists
