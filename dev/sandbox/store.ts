/** The kinds of JSON documents that the table `records` holds. */
export type Collection =
  | 'session'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'early_fraud_warning'
  | 'payment_link'
  | 'mail'
  | 'paypal_order'
  | 'paypal_dispute'
  | 'paypal_token'
  | 'access_key'

type Row = { json: string; revision: number }

export async function insertRecord(db: D1Database, collection: Collection, id: string, value: unknown) {
  await db
    .prepare('INSERT INTO records (collection, id, json, created_at) VALUES (?, ?, ?, ?)')
    .bind(collection, id, JSON.stringify(value), Date.now())
    .run()
}

export async function readRecord<Value>(
  db: D1Database,
  collection: Collection,
  id: string,
): Promise<Value | null> {
  const row = await readRow(db, collection, id)
  return row && (JSON.parse(row.json) as Value)
}

/** Returns the records of a collection, newest first. */
export async function listRecords<Value>(
  db: D1Database,
  collection: Collection,
  limit = 100,
): Promise<Value[]> {
  const { results } = await db
    .prepare('SELECT json FROM records WHERE collection = ? ORDER BY created_at DESC, rowid DESC LIMIT ?')
    .bind(collection, limit)
    .all<Row>()
  return results.map((row) => JSON.parse(row.json) as Value)
}

export async function deleteRecord(db: D1Database, collection: Collection, id: string): Promise<void> {
  await db.prepare('DELETE FROM records WHERE collection = ? AND id = ?').bind(collection, id).run()
}

/**
 * Updates a record by compare-and-swap on its revision, so that concurrent updates do not overwrite each other.
 * @param change returns the new value, or `null` to leave the record unchanged; may run more than once
 * @returns the new value; `null` when there is no such record or `change` returned `null`
 */
export async function changeRecord<Value>(
  db: D1Database,
  collection: Collection,
  id: string,
  change: (value: Value) => Value | null,
): Promise<Value | null> {
  for (;;) {
    const row = await readRow(db, collection, id)
    const next = row && change(JSON.parse(row.json) as Value)
    if (!next) return null
    const { meta } = await db
      .prepare(
        'UPDATE records SET json = ?, revision = revision + 1 WHERE collection = ? AND id = ? AND revision = ?',
      )
      .bind(JSON.stringify(next), collection, id, row.revision)
      .run()
    if (meta.changes === 1) return next
  }
}

function readRow(db: D1Database, collection: Collection, id: string): Promise<Row | null> {
  return db
    .prepare('SELECT json, revision FROM records WHERE collection = ? AND id = ?')
    .bind(collection, id)
    .first<Row>()
}
