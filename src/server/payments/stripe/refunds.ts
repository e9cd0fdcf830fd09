import type Stripe from 'stripe'
import { readPages } from './readPages'

/** Whether a refund failed, so that the money is back in our account. */
export function hasFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled'
}

/**
 * Returns the refunded sum of a session's payment in minor units, including pending refunds. Adds up the refunds,
 * because Stripe does not document whether `amount_refunded` of a charge includes failed ones.
 */
export async function refundedOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<number> {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  if (!charge?.refunds) return 0
  const refunds = charge.refunds.has_more
    ? await readPages(stripe.refunds.list({ charge: charge.id, limit: 100 }))
    : charge.refunds.data
  return refunds.reduce((sum, { amount, status }) => sum + (hasFailed(status) ? 0 : amount), 0)
}
