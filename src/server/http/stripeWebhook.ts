import type { Context } from 'hono'
import type Stripe from 'stripe'
import { orderById, orderOfPayment } from '../orders/order'
import { createServices, type Services } from '../services'
import { answerEvent } from './answerEvent'

const handled: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
]

/**
 * POST /webhooks/stripe. The event is believed only as far as its signature goes: it names a session, and the
 * truth about that is read from the provider. Anything but 2xx makes the provider send it again.
 */
export async function stripeWebhook(c: Context): Promise<Response> {
  const services = createServices()
  const event = await services.card.readEvent(await c.req.text(), c.req.header('stripe-signature') ?? '')
  if (!event) return c.json({ code: 'bad_signature' }, 400)
  if (event.livemode !== (services.config.payments === 'live')) return c.json({ code: 'wrong_mode' }, 400)
  if (!handled.includes(event.type)) return c.json({ received: true })
  return answerEvent(c, services, {
    event: { provider: 'stripe', id: event.id, type: event.type },
    sessionOf: () => sessionOf(services, event),
  })
}

async function sessionOf({ db }: Services, event: Stripe.Event): Promise<string | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id
    case 'charge.refunded': {
      const { payment_intent: payment, metadata } = event.data.object
      const order =
        (typeof payment === 'string' ? await orderOfPayment(db, payment) : undefined) ??
        (metadata.order_id ? await orderById(db, metadata.order_id) : undefined)
      return order?.providerSessionId ?? undefined
    }
    default:
      return undefined
  }
}
