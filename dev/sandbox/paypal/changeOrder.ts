import { changeRecord } from '../store'
import { notFound } from './errors'
import type { OrderRecord } from './order'
import { isExpired } from './readOrder'

/**
 * Changes an order by compare-and-swap.
 * @param change throws what the API refuses; it may run more than once
 * @throws PaypalRefusal 404 when there is no such order, or none any more
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
