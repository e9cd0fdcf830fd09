import { insertRecord } from '../../store'
import { answerOrder, type PaypalContext, rawBodyOf } from '../context'
import { PaypalRefusal } from '../errors'
import { orderFrom } from '../orderFrom'
import { orderRequest } from '../orderRequest'
import { parseBody } from '../parseBody'

/** https://developer.paypal.com/docs/api/orders/v2/#orders_create */
export async function createOrder(c: PaypalContext): Promise<Response> {
  const { db, origin } = c.env
  const request = parseBody(orderRequest, await rawBodyOf(c))
  if (!c.req.header('paypal-request-id'))
    throw new PaypalRefusal(400, [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }])
  const record = orderFrom(request, origin)
  await insertRecord(db, 'paypal_order', record.order.id, record)
  return answerOrder(c, record.order)
}
