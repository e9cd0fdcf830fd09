import type Stripe from 'stripe'

/** Tells a refund that does not arrive: the money is ours again. */
export function hasFailed(status: string | null): boolean {
  return status === 'failed' || status === 'canceled'
}

/**
 * Adds up what has gone back of a session's payment, in minor units, by the refunds themselves: the sum that a charge
 * states is not described for refunds that failed. What is on its way counts.
 */
export async function refundedOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<number> {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  if (!charge?.refunds) return 0
  const { data } = charge.refunds.has_more
    ? await stripe.refunds.list({ charge: charge.id, limit: 100 })
    : charge.refunds
  return data.reduce((sum, { amount, status }) => sum + (hasFailed(status) ? 0 : amount), 0)
}
