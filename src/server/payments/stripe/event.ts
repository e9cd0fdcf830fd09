import type Stripe from 'stripe'
import type { EventReading, PaymentEvent, PaymentNames } from '../gateway'
import type { StripeEventType } from './eventTypes'
import { markedOrder } from './mark'

type EventOf<Type extends StripeEventType> = Extract<Stripe.Event, { type: Type }>

/** One reader per event type; a missing or an extra reader is a type error. */
const readers: { readonly [Type in StripeEventType]: (event: EventOf<Type>) => EventReading } = {
  'checkout.session.completed': ofSession,
  'checkout.session.async_payment_succeeded': ofSession,
  'checkout.session.async_payment_failed': ofSession,
  'checkout.session.expired': ofSession,
  'charge.refunded': ({ data: { object } }) => ({
    about: { ...ofPayment(object), order: markedOrder(object.metadata) },
  }),
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
  'charge.dispute.created': ofDispute,
  'charge.dispute.updated': ofDispute,
  'charge.dispute.closed': ofDispute,
  'charge.dispute.funds_withdrawn': ofDispute,
  'charge.dispute.funds_reinstated': ofDispute,
  'radar.early_fraud_warning.created': ofDispute,
}

/** Maps a verified Stripe event to a payment event. */
export function stripeEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event
  const read = (readers as Partial<Record<string, (event: Stripe.Event) => EventReading>>)[type]
  return { id, type, about: null, ...read?.(event) }
}

/** An event of Stripe's v2 API, which references its object without including it. */
type ThinEvent = { id: string; type: string; livemode: boolean }

/** Maps a verified thin event to a payment event. None of them are handled, but they are logged. */
export const thinEvent = ({ id, type }: ThinEvent): PaymentEvent => ({ id, type, about: null })

type Holding<Subject> = { data: { object: Subject } }
/** The reference to the payment in a charge, refund, dispute or warning. */
type OfPayment = { payment_intent?: string | Stripe.PaymentIntent | null }

function ofSession({ data: { object } }: Holding<Stripe.Checkout.Session>): EventReading {
  return { about: { session: object.id, order: markedOrder(object.metadata) } }
}

function ofRefund({ data: { object } }: Holding<Stripe.Refund>): EventReading {
  return { about: ofPayment(object) }
}

function ofDispute({ data: { object } }: Holding<OfPayment>): EventReading {
  return { about: ofPayment(object), disputed: true }
}

function ofPayment({ payment_intent }: OfPayment): PaymentNames {
  return { payment: typeof payment_intent === 'string' ? payment_intent : payment_intent?.id }
}
