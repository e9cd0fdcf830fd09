const tables = [
  `CREATE TABLE IF NOT EXISTS records (
    collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL,
    PRIMARY KEY (collection, id))`,
  `CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, type TEXT NOT NULL, about TEXT NOT NULL, body TEXT NOT NULL,
    state TEXT NOT NULL, deliver_at INTEGER NOT NULL, claimed_at INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0, last_status INTEGER)`,
  `CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER, body TEXT, request_id TEXT NOT NULL,
    created_at INTEGER NOT NULL)`,
  'CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL)',
]

/**
 * Creates missing tables. Runs on every request and caches nothing, because a developer may delete the local
 * database while the server runs.
 */
export async function createTables(db: D1Database): Promise<void> {
  await db.batch(tables.map((statement) => db.prepare(statement)))
}
