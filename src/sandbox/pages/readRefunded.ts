import type Stripe from 'stripe'
import { listRecords } from '../store'

/** Minor units that were given back, by payment intent. */
export async function readRefunded(db: D1Database): Promise<Map<string, number>> {
  const charges = await listRecords<Stripe.Charge>(db, 'charge', 1000)
  return new Map(charges.map((charge) => [String(charge.payment_intent), charge.amount_refunded]))
}
