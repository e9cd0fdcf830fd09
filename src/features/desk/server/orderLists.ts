import { eq, isNotNull, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'
import { orders } from '~/server/db/schema'

/** The statuses of each list that is defined by status. */
const statusLists = {
  work: ['photos_received', 'in_production', 'review'],
  start: ['photos_received'],
  production: ['in_production'],
  review: ['review'],
  photos: ['paid'],
  delivered: ['delivered'],
  refunded: ['refunded'],
  emptied: ['emptied'],
  unpaid: ['created', 'pending', 'failed', 'expired'],
} as const satisfies Partial<Record<OrderList, readonly OrderStatus[]>>

/** Every status is in a list of the desk: one in no list is a type error. */
type StatusLists = typeof statusLists
export const statusesOf: OrderStatus extends StatusLists[keyof StatusLists][number]
  ? Record<keyof StatusLists, readonly OrderStatus[]>
  : never = statusLists

/** Lists with a condition of their own: `all` has every order that was ever paid. The condition needs an index. */
const otherLists: Record<Exclude<OrderList, keyof StatusLists>, SQL> = {
  all: isNotNull(orders.paidAt),
}

const isStatusList = (list: OrderList): list is keyof StatusLists => list in statusLists

/** Conditions whose orders together are a list; each is read through its index. */
export const conditionsOf = (list: OrderList): SQL[] =>
  isStatusList(list) ? statusesOf[list].map((status) => eq(orders.status, status)) : [otherLists[list]]
