import type Stripe from 'stripe'
import { newId } from '../ids'

export type RefundSource = {
  charge: Stripe.Charge
  /** Minor units. */
  amount: number
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  metadata?: Record<string, string> | undefined
  now: number
}

/** @see https://docs.stripe.com/api/refunds/object */
export function refundFrom({ charge, amount, reason, metadata, now }: RefundSource): Stripe.Refund {
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
