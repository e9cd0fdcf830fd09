import type { OrderRecord } from './order'

/** Returns the order of a capture or refund. Excludes orders of other applications, as the API does. */
export async function findOrderByPayment(
  db: D1Database,
  kind: 'captures' | 'refunds',
  id: string,
): Promise<OrderRecord | null> {
  const row = await db
    .prepare(
      `SELECT json FROM records WHERE collection = 'paypal_order' AND json_extract(json, '$.ofOtherShop') IS NULL AND EXISTS (
         SELECT 1 FROM json_each(records.json, '$.order.purchase_units[0].payments.${kind}')
         WHERE json_extract(json_each.value, '$.id') = ?)`,
    )
    .bind(id)
    .first<{ json: string }>()
  return row && (JSON.parse(row.json) as OrderRecord)
}
