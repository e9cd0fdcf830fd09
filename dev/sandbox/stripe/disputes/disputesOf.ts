import type Stripe from 'stripe'
import { listRecords } from '../../store'

/** Returns the disputes of a charge, newest first. */
export async function disputesOf(db: D1Database, charge: string): Promise<Stripe.Dispute[]> {
  const disputes = await listRecords<Stripe.Dispute>(db, 'dispute', 1000)
  return disputes.filter((dispute) => dispute.charge === charge)
}

/** Whether a dispute is still undecided. */
export const isUndecided = ({ status }: Stripe.Dispute): boolean => /_(response|review)$/.test(status)
