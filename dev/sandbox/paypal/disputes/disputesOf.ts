import { listRecords } from '../../store'
import type { Dispute, DisputeRecord } from './dispute'

/** Returns the disputes of an order, newest first. */
export async function disputesOf(db: D1Database, orderId: string): Promise<Dispute[]> {
  const records = await listRecords<DisputeRecord>(db, 'paypal_dispute', 1000)
  return records.filter((record) => record.orderId === orderId).map(({ dispute }) => dispute)
}

/** Whether PayPal or a bank holds the money, so that the shop cannot refund it. */
export const holdsMoney = ({ dispute_life_cycle_stage, dispute_outcome }: Dispute): boolean =>
  dispute_life_cycle_stage === 'CHARGEBACK' &&
  (!dispute_outcome || dispute_outcome.outcome_code === 'RESOLVED_BUYER_FAVOUR')
