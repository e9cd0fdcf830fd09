import type Stripe from 'stripe'
import { listRecords } from '../store'

/** Returns the refunds of a charge, newest first. */
export async function refundsOf(db: D1Database, charge: string): Promise<Stripe.Refund[]> {
  const refunds = await listRecords<Stripe.Refund>(db, 'refund', 1000)
  return refunds.filter((refund) => refund.charge === charge)
}
