import type Stripe from 'stripe'
import { nowInSeconds } from '../clock'
import { newId } from '../ids'
import { apiVersion } from './context'

type Envelope<Type extends string, Subject> = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Subject; previous_attributes?: Partial<Subject> }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: Type
}

type SessionEventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'

export type DisputeEventType =
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'

type RefundEventType = 'refund.updated' | 'refund.failed'

export type StripeEvent =
  | Envelope<SessionEventType, Stripe.Checkout.Session>
  | Envelope<'charge.refunded', Stripe.Charge>
  | Envelope<RefundEventType, Stripe.Refund>
  | Envelope<DisputeEventType, Stripe.Dispute>
  | Envelope<'radar.early_fraud_warning.created', Stripe.Radar.EarlyFraudWarning>

export function sessionEvent(type: SessionEventType, session: Stripe.Checkout.Session): StripeEvent {
  return { ...envelope(), type, data: { object: session } }
}

export function refundedEvent(charge: Stripe.Charge, before: Stripe.Charge): StripeEvent {
  const { amount_refunded, refunded } = before
  return {
    ...envelope(),
    type: 'charge.refunded',
    data: { object: charge, previous_attributes: { amount_refunded, refunded } },
  }
}

export function refundEvent(type: RefundEventType, refund: Stripe.Refund): StripeEvent {
  return { ...envelope(), type, data: { object: refund } }
}

export function disputeEvent(type: DisputeEventType, dispute: Stripe.Dispute): StripeEvent {
  return { ...envelope(), type, data: { object: dispute } }
}

export function warningEvent(warning: Stripe.Radar.EarlyFraudWarning): StripeEvent {
  return { ...envelope(), type: 'radar.early_fraud_warning.created', data: { object: warning } }
}

/** @see https://docs.stripe.com/api/events/object */
const envelope = () =>
  ({
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  }) as const
