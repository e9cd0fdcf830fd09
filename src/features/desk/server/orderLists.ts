import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'
import { orders } from '~/server/db/schema'
import type { SortKey } from './cursor'

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

/** Statuses in which an order has a deadline. */
const dueStatuses: readonly OrderStatus[] = ['photos_received', 'in_production']

/** Orders that are read through one index, in its order. */
export type ListPart = { where: SQL | undefined; by: SortKey }

/** The parts of a list: first its orders with a deadline. */
export function partsOf(list: OrderList): ListPart[] {
  if (!isStatusList(list)) return [{ where: otherLists[list], by: 'changed' }]
  return statusesOf[list].map((status) =>
    dueStatuses.includes(status)
      ? { where: and(eq(orders.status, status), isNotNull(orders.portraitsDueAt)), by: 'due' }
      : { where: eq(orders.status, status), by: 'changed' },
  )
}
