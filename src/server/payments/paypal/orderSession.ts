import * as v from 'valibot'
import { emailOrNull, lineOrNull } from '~/core/schemas/fields'
import type { PaymentSession } from '../payment'
import type { Account } from './account'
import { attemptOf, markedOrder } from './mark'
import { money } from './money'

const unit = v.object({
  reference_id: v.optional(v.string()),
  custom_id: v.optional(v.string()),
  amount: money,
  payee: v.optional(v.object({ merchant_id: v.optional(v.string()) })),
  payments: v.optional(
    v.object({
      captures: v.optional(v.array(v.object({ id: v.string(), status: v.string(), amount: money })), []),
      refunds: v.optional(v.array(v.object({ status: v.string(), amount: money })), []),
    }),
    { captures: [], refunds: [] },
  ),
})

/** The fields of an order that we read. */
export const orderSchema = v.object({
  id: v.string(),
  status: v.string(),
  intent: v.string(),
  purchase_units: v.tuple([unit]),
  payment_source: v.optional(
    v.object({
      paypal: v.optional(
        v.object({
          email_address: v.optional(v.string()),
          name: v.optional(
            v.object({ given_name: v.optional(v.string(), ''), surname: v.optional(v.string(), '') }),
          ),
        }),
      ),
    }),
  ),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
})

type PayPalOrder = v.InferOutput<typeof orderSchema>
type Unit = v.InferOutput<typeof unit>

const statuses: Record<string, PaymentSession['status']> = {
  APPROVED: 'approved',
  COMPLETED: 'complete',
  VOIDED: 'expired',
}
/** Capture statuses in which the money arrived, even if it was refunded later. */
const paidStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/**
 * Maps a PayPal order to a payment session. An order can be complete while its capture is not: only the capture tells
 * whether and how much money arrived.
 */
export function orderSession(order: PayPalOrder, { live, merchantId }: Account): PaymentSession {
  const [unit] = order.purchase_units
  const capture = unit.payments.captures.at(-1)
  const { currency_code, value } = (capture ?? unit).amount
  const payer = order.payment_source?.paypal
  const name = `${payer?.name?.given_name ?? ''} ${payer?.name?.surname ?? ''}`
  return {
    provider: 'paypal',
    id: order.id,
    url: order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
    status: capture ? 'complete' : (statuses[order.status] ?? 'open'),
    paid: capture !== undefined && paidStatuses.includes(capture.status),
    amountMinor: value,
    currency: currency_code,
    mode: order.intent === 'CAPTURE' ? 'payment' : order.intent,
    live,
    toUs: unit.payee?.merchant_id === merchantId,
    reference: unit.custom_id ?? null,
    marked: markedOrder(unit) !== undefined,
    attempt: attemptOf(unit.reference_id) ?? 0,
    paymentId: capture?.id ?? null,
    paymentLink: null,
    paymentFailed: capture?.status === 'DECLINED' || capture?.status === 'FAILED',
    refundedMinor: refundedOf(unit),
    // A PayPal order does not include disputes.
    disputed: false,
    customerName: lineOrNull(name),
    customerEmail: emailOrNull(payer?.email_address),
  }
}

/** Whether a refund failed, so that the money is back in our account. */
export function hasFailed(status: string): boolean {
  return status === 'FAILED' || status === 'CANCELLED'
}

/**
 * Returns the refunded sum in minor units, including pending refunds. A capture that was reversed in full may list no
 * refunds.
 */
function refundedOf({ payments: { captures, refunds } }: Unit): number {
  const capture = captures.at(-1)
  const effective = refunds.filter(({ status }) => !hasFailed(status))
  if (capture?.status === 'REFUNDED' && effective.length === refunds.length) return capture.amount.value
  return effective.reduce((sum, { amount }) => sum + amount.value, 0)
}
