import type { Context } from 'hono'
import type { WalletEvent } from '../gateways/wallet'
import { orderById } from '../orders/order'
import { createServices, type Services } from '../services'
import { answerEvent } from './answerEvent'

const handled: readonly string[] = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
]

/**
 * POST /webhooks/paypal. PayPal itself says whether the event is its own; the truth about the payment that it
 * names is then read like anywhere else. Anything but 2xx makes PayPal send it again.
 */
export async function paypalWebhook(c: Context): Promise<Response> {
  const services = createServices()
  const read = await services.wallet.readEvent(await c.req.text(), c.req.raw.headers)
  if (!read.ok) return c.json({ code: read.code }, 503)
  const event = read.value
  if (!event) return c.json({ code: 'bad_signature' }, 400)
  if (!handled.includes(event.event_type)) return c.json({ received: true })
  return answerEvent(c, services, {
    event: { provider: 'paypal', id: event.id, type: event.event_type },
    sessionOf: () => sessionOf(services, event),
    approved: event.event_type === 'CHECKOUT.ORDER.APPROVED',
  })
}

/** Of a capture PayPal names the order; of a refund only what we wrote on the capture. */
async function sessionOf(
  { db }: Services,
  { event_type, resource }: WalletEvent,
): Promise<string | undefined> {
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return resource.id
  const named = resource.supplementary_data?.related_ids?.order_id
  if (named) return named
  const order = resource.custom_id ? await orderById(db, resource.custom_id) : undefined
  return order?.provider === 'paypal' ? (order.providerSessionId ?? undefined) : undefined
}
