import type Stripe from 'stripe'
import type { DisputeKind, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'
import type { Dispute } from '../dispute'
import { readPages } from './readPages'

/** Reads all disputes of a payment, including inquiries, and all early fraud warnings. */
export async function readDisputes(stripe: Stripe, paymentId: string): Promise<Dispute[]> {
  const ofPayment = { payment_intent: paymentId, limit: 100 }
  const [disputes, warnings] = await Promise.all([
    readPages(stripe.disputes.list(ofPayment)),
    readPages(stripe.radar.earlyFraudWarnings.list(ofPayment)),
  ])
  return [...disputes.map(toDispute), ...warnings.map(toWarning)]
}

/** @see https://docs.stripe.com/api/disputes/object#dispute_object-status */
const statuses: Record<string, readonly [DisputeKind, DisputeStatus]> = {
  warning_needs_response: ['inquiry', 'open'],
  warning_under_review: ['inquiry', 'answered'],
  warning_closed: ['inquiry', 'closed'],
  needs_response: ['dispute', 'open'],
  under_review: ['dispute', 'answered'],
  appeal_needs_response: ['dispute', 'open'],
  appeal_under_review: ['dispute', 'answered'],
  won: ['dispute', 'won'],
  lost: ['dispute', 'lost'],
  prevented: ['dispute', 'closed'],
}

/** @see https://docs.stripe.com/disputes/categories */
const reasons: Record<string, DisputeReason> = {
  fraudulent: 'fraud',
  unrecognized: 'fraud',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  duplicate: 'duplicate',
  credit_not_processed: 'refund_missing',
  subscription_canceled: 'cancelled',
  bank_cannot_process: 'bank',
  check_returned: 'bank',
  customer_initiated: 'bank',
  debit_not_authorized: 'bank',
  incorrect_account_details: 'bank',
  insufficient_funds: 'bank',
}

function toDispute(dispute: Stripe.Dispute): Dispute {
  const { id, amount, currency, created, evidence_details, reason } = dispute
  // An unknown status counts as open, so that the owner looks at it.
  const [kind, status] = statuses[dispute.status] ?? ['dispute', 'open']
  return {
    id,
    kind,
    status,
    reason: reasons[reason] ?? 'other',
    amount: { minor: amount, currency: currency.toUpperCase() },
    takenMinor: takenBy(dispute),
    // 0 when the bank accepts no response.
    respondBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1000) : null,
    openedAt: new Date(created * 1000),
  }
}

/**
 * Returns the sum withdrawn and not reinstated, in minor units of the dispute's currency. The balance transactions are
 * in the account's currency; if that differs, the disputed amount is scaled by the share still withdrawn.
 */
function takenBy({ amount, currency, balance_transactions }: Stripe.Dispute): number {
  const sum = (sign: 1 | -1) =>
    balance_transactions.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)
  const withdrawn = sum(-1)
  const left = Math.max(0, withdrawn - sum(1))
  const same = balance_transactions.every((movement) => movement.currency === currency)
  if (same || left === 0) return left
  return Math.round((amount * left) / withdrawn)
}

/** A warning can be acted on until the payment is disputed, or refunded in full. */
function toWarning({ id, actionable, created }: Stripe.Radar.EarlyFraudWarning): Dispute {
  return {
    id,
    kind: 'warning',
    status: actionable ? 'open' : 'closed',
    reason: 'fraud',
    takenMinor: 0,
    respondBy: null,
    openedAt: new Date(created * 1000),
  }
}
