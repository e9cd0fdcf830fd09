import { readRecord } from '../store'
import { notFound } from './errors'
import type { OrderRecord } from './order'

/** Milliseconds that the buyer has to approve; after that the API knows nothing of the order. */
const patience = 6 * 60 * 60 * 1000

/** @throws PaypalRefusal 404 when there is no such order, or none any more */
export async function readOrder(db: D1Database, id: string): Promise<OrderRecord> {
  const record = await readRecord<OrderRecord>(db, 'paypal_order', id)
  if (!record || record.ofOtherShop || isExpired(record)) throw notFound()
  return record
}

/** Never approved in its time, or not again after a decline. */
export const isExpired = ({ order }: OrderRecord): boolean =>
  order.status === 'PAYER_ACTION_REQUIRED' && Date.now() - Date.parse(order.create_time) > patience

/**
 * An order as the pages see it, which show also what the API has forgotten.
 * @throws PaypalRefusal 404 when there never was such an order
 */
export async function readKnownOrder(db: D1Database, id: string): Promise<OrderRecord> {
  const record = await readRecord<OrderRecord>(db, 'paypal_order', id)
  if (!record) throw notFound()
  return record
}
