import { notFound } from '../../paypal/errors'
import type { OrderRecord } from '../../paypal/order'
import { readRecord } from '../../store'

/**
 * An order as the pages see it, which show also what the API has forgotten.
 * @throws PaypalRefusal 404 when there never was such an order
 */
export async function readKnownOrder(db: D1Database, id: string): Promise<OrderRecord> {
  const record = await readRecord<OrderRecord>(db, 'paypal_order', id)
  if (!record) throw notFound()
  return record
}
