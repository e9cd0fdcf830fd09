import type Stripe from 'stripe'
import type { SessionRecord } from './record'

type IntentSource = {
  id: string
  chargeId: string
  record: SessionRecord
  /** `processing` while a delayed payment is pending. */
  status: 'succeeded' | 'processing'
  now: number
}

/** Builds the payment intent of a session. @see https://docs.stripe.com/api/payment_intents/object */
export function intentFrom({ id, chargeId, record, status, now }: IntentSource): Stripe.PaymentIntent {
  const amount = record.session.amount_total ?? 0
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: now,
    currency: record.session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: record.intent.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: chargeId,
    livemode: false,
    managed_payments: null,
    metadata: record.intent.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: record.intent.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: record.intent.statement_descriptor_suffix ?? null,
    status,
    transfer_group: null,
  }
}
