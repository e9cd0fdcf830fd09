import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '~/server/orders/order'

/** Holds where an order has a stored photo or portrait. @param only which of them */
export function filesLeft({ id }: Pick<Order, 'id'>, only = sql``): SQL {
  return sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${id} AND stored_at IS NOT NULL ${only})`
}

/** When the latest of them arrived; NULL where there is none. */
export function latestFile({ id }: Pick<Order, 'id'>, only = sql``): SQL {
  return sql`(SELECT max(stored_at) FROM order_photos WHERE order_id = ${id} AND stored_at IS NOT NULL ${only})`
}
