import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '~/server/orders/order'

/** A condition: the order has a stored photo or portrait. @param only restricts which files count */
export function filesLeft({ id }: Pick<Order, 'id'>, only = sql``): SQL {
  return sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${id} AND stored_at IS NOT NULL ${only})`
}

/** When the latest of these files was stored; NULL if there is none. */
export function latestFile({ id }: Pick<Order, 'id'>, only = sql``): SQL {
  return sql`(SELECT max(stored_at) FROM order_photos WHERE order_id = ${id} AND stored_at IS NOT NULL ${only})`
}
