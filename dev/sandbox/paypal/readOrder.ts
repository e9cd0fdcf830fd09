import { readRecord } from '../store'
import { notFound } from './errors'
import type { OrderRecord } from './order'

/** Milliseconds within which the buyer must approve; after that the API answers 404 for the order. */
const approvalTime = 6 * 60 * 60 * 1000

/** @throws PaypalRefusal 404 for an unknown or expired order, or an order of another application */
export async function readOrder(db: D1Database, id: string): Promise<OrderRecord> {
  const record = await readRecord<OrderRecord>(db, 'paypal_order', id)
  if (!record || record.ofOtherShop || isExpired(record)) throw notFound()
  return record
}

/** Whether the buyer did not approve in time, initially or again after a decline. */
export const isExpired = ({ order }: OrderRecord): boolean =>
  order.status === 'PAYER_ACTION_REQUIRED' && Date.now() - Date.parse(order.create_time) > approvalTime

/**
 * Returns an order for the pages, including expired ones and those of other applications.
 * @throws PaypalRefusal 404 for an unknown order
 */
export async function readKnownOrder(db: D1Database, id: string): Promise<OrderRecord> {
  const record = await readRecord<OrderRecord>(db, 'paypal_order', id)
  if (!record) throw notFound()
  return record
}
