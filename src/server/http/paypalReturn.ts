import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/addresses'
import { sessionIdSchema } from '~/schemas/upload'
import { logFailure } from '../log'
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
  const token = tokenIn(c)
  if (!token) return c.redirect(pathOf('upload', 'us'), 303)
  const services = createServices()
  const confirmed = await confirmOrder(services, token, { approved: true }).catch((error) => {
    // The upload page asks again.
    logFailure('payment_failed', error)
    return undefined
  })
  const order = confirmed?.ok ? confirmed.value : await orderOfSession(services.db, token)
  if (!order) return c.redirect(pathOf('upload', 'us'), 303)
  const declined = confirmed?.ok === false && confirmed.code === 'declined'
  return c.redirect((declined && order.checkoutUrl) || uploadUrl(services.config, order, token), 303)
}

/** Too often for now: the upload page asks by itself until it is answered. */
export function returnLater(c: Context): Response {
  const token = tokenIn(c)
  return c.redirect(pathOf('upload', 'us') + (token ? `?session_id=${token}` : ''), 303)
}

function tokenIn(c: Context): string | undefined {
  const token = v.safeParse(sessionIdSchema, c.req.query('token'))
  return token.success ? token.output : undefined
}
