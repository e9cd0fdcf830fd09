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

/** As much of an order as we read; what else it says is left alone. */
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
/** The money arrived, whatever became of it later. */
const arrived = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/**
 * An order of PayPal in our terms. An order can be complete while its capture is not: only the capture says that
 * money came, and how much.
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
    paid: capture !== undefined && arrived.includes(capture.status),
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
    // An order says nothing of it.
    disputed: false,
    customerName: lineOrNull(name),
    customerEmail: emailOrNull(payer?.email_address),
  }
}

/** Tells a refund that does not arrive: the money is ours again. */
export function hasFailed(status: string): boolean {
  return status === 'FAILED' || status === 'CANCELLED'
}

/**
 * Minor units that have gone back; what is on its way counts. A capture that was taken back as a whole lists no refund
 * of its own.
 */
function refundedOf({ payments: { captures, refunds } }: Unit): number {
  const capture = captures.at(-1)
  const arriving = refunds.filter(({ status }) => !hasFailed(status))
  if (capture?.status === 'REFUNDED' && arriving.length === refunds.length) return capture.amount.value
  return arriving.reduce((sum, { amount }) => sum + amount.value, 0)
}
