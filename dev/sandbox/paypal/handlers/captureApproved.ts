import * as v from 'valibot'
import { captureOrder } from '../captureOrder'
import { answerOrder, type PaypalContext, rawBodyOf } from '../context'
import { parseBody } from '../parseBody'

/** PayPal also accepts another payment source here, which this site does not use. */
const captureRequest = v.strictObject({})

/** https://developer.paypal.com/docs/api/orders/v2/#orders_capture */
export async function captureApproved(c: PaypalContext<'/:id/capture'>): Promise<Response> {
  const { db, origin } = c.env
  parseBody(captureRequest, await rawBodyOf(c), 'INVALID_PARAMETER_VALUE')
  const { order } = await captureOrder(db, origin, c.req.param('id'))
  return answerOrder(c, order)
}
