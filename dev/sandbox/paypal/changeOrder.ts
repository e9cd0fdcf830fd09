import { changeRecord } from '../store'
import { notFound } from './errors'
import type { OrderRecord } from './order'
import { isExpired } from './readOrder'

/**
 * Updates an order by compare-and-swap.
 * @param change returns the new record, or throws a refusal; may run more than once
 * @throws PaypalRefusal 404 for an unknown or expired order
 */
export async function changeOrder(
  db: D1Database,
  id: string,
  change: (record: OrderRecord) => OrderRecord,
): Promise<OrderRecord> {
  const changed = await changeRecord<OrderRecord>(db, 'paypal_order', id, (record) => {
    if (isExpired(record)) throw notFound()
    return change(record)
  })
  if (!changed) throw notFound()
  return changed
}
