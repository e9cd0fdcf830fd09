import type { PaypalContext } from '../context'
import { readOrder } from '../readOrder'

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export async function showOrder(c: PaypalContext<'/:id'>): Promise<Response> {
  const { order } = await readOrder(c.env.db, c.req.param('id'))
  return c.json(order)
}
