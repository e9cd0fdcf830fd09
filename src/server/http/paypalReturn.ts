import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/addresses'
import { sessionIdSchema } from '~/schemas/upload'
import { failureName, log } from '../log'
import { confirmOrder } from '../orders/confirmOrder'
import { orderOfSession } from '../orders/order'
import { uploadUrl } from '../orders/uploadUrl'
import { createServices } from '../services'

/**
 * GET /orders/paypal?token=…: back from PayPal's own page, for buyers whose browser opened no pop-up. Takes the
 * money and leads on to the upload page, which says how the payment stands; what was declined leads back to
 * PayPal, where another way of paying can be chosen.
 */
export async function paypalReturn(c: Context): Promise<Response> {
  const token = v.safeParse(sessionIdSchema, c.req.query('token'))
  const services = createServices()
  const order = token.success ? await orderOfSession(services.db, token.output) : undefined
  if (!token.success || !order) return c.redirect(pathOf('upload', 'us'), 303)
  const confirmed = await confirmOrder(services, token.output, { approved: true }).catch((error) => {
    // The upload page asks again.
    log('payment_failed', { error: failureName(error) })
    return undefined
  })
  const declined = confirmed?.ok === false && confirmed.code === 'declined'
  return c.redirect((declined && order.checkoutUrl) || uploadUrl(services.config, order, token.output), 303)
}
