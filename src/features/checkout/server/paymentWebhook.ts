import type { Context } from 'hono'
import type { PaymentProvider } from '~/core/schemas/providers'
import { createServices } from '~/server/services'
import { handlePaymentEvent } from './handlePaymentEvent'

/**
 * POST /webhooks/<provider>. The signed event is only a hint that names a payment; the payment itself is read from the
 * provider. Any response other than 2xx makes the provider send the event again.
 */
export const paymentWebhook = (provider: PaymentProvider) => async (c: Context) => {
  const services = createServices()
  const read = await services.gateways[provider].readEvent(await c.req.text(), c.req.raw.headers)
  if (read.ok) return handlePaymentEvent(c, services, provider, read.value)
  const refused = read.code === 'bad_signature' || read.code === 'wrong_mode'
  return c.json({ code: read.code }, refused ? 400 : 503)
}
