import type Stripe from 'stripe'
import type { PaymentEvent, PaymentNames } from '../gateway'

/** Puts a verified event of Stripe into our terms. */
export function stripeEvent(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, about: namesIn(event), approved: false }
}

function namesIn(event: Stripe.Event): PaymentNames | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { session: event.data.object.id }
    case 'charge.refunded': {
      const { payment_intent: payment, metadata } = event.data.object
      return { payment: typeof payment === 'string' ? payment : undefined, order: metadata.order_id }
    }
    default:
      return null
  }
}
