import type Stripe from 'stripe'

/** All event types that we handle; `docs/deploy.md` lists the same types, and a test compares both. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
] as const satisfies readonly Stripe.Event['type'][]
export type StripeEventType = (typeof stripeEvents)[number]
