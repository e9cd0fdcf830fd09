import type { Context } from 'hono'
import type { PaymentProvider } from '~/core/schemas/providers'
import { createServices } from '~/server/services'
import { handlePaymentEvent } from './handlePaymentEvent'

/**
 * POST /webhooks/<provider>. An event is believed only as far as its signature goes: it names a payment, and the
 * truth about that is read from the provider. Anything but 2xx makes the provider send it again.
 */
export const paymentWebhook = (provider: PaymentProvider) => async (c: Context) => {
  const services = createServices()
  const read = await services.gateways[provider].readEvent(await c.req.text(), c.req.raw.headers)
  if (read.ok) return handlePaymentEvent(c, services, provider, read.value)
  const refused = read.code === 'bad_signature' || read.code === 'wrong_mode'
  return c.json({ code: read.code }, refused ? 400 : 503)
}
