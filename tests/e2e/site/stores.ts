import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, inject } from 'vitest'

/**
 * Opens the database and objects of the served site, read directly from their files: a second runtime on the same
 * store would also write to it, which fails on concurrent writes, and takes seconds to start.
 */
export function openStores(storage = inject('storage')) {
  const database = openDatabase(storage, { readOnly: true })
  const objects = (sql: string, value: string) => {
    const file = databasesIn(storage, 'r2/miniflare-R2BucketObject').at(0)
    // The bucket has no file until its first object.
    if (!file) return []
    const bucket = new DatabaseSync(file, { timeout: 5000, readOnly: true })
    try {
      return bucket.prepare(`SELECT key, blob_id FROM _mf_objects WHERE ${sql} ORDER BY key`).all(value)
    } finally {
      bucket.close()
    }
  }
  return {
    rows: (sql: string, ...values: string[]) => database.prepare(sql).all(...values),
    keys: (prefix: string) => objects('key GLOB ?', `${prefix}*`).map(({ key }) => String(key)),
    bytes(key: string) {
      const [object] = objects('key = ?', key)
      if (!object) throw new Error(`No object ${key}`)
      return new Uint8Array(readFileSync(join(storage, 'v3/r2/ai-photos/blobs', String(object.blob_id))))
    },
    close: () => database.close(),
  }
}

/**
 * The stores of the served site for the tests of a file; opened on first use and closed after the last test. A helper
 * that several files share opens them again: it is evaluated once for all files of a process.
 */
export function siteStores(): Pick<ReturnType<typeof openStores>, 'rows' | 'keys' | 'bytes'> {
  let opened: ReturnType<typeof openStores> | undefined
  const stores = () => {
    opened ??= openStores()
    return opened
  }
  afterAll(() => {
    opened?.close()
    opened = undefined
  })
  return {
    rows: (...query) => stores().rows(...query),
    keys: (prefix) => stores().keys(prefix),
    bytes: (key) => stores().bytes(key),
  }
}

/** Opens the site's database in `storage`. @throws when there is none with orders */
export function openDatabase(storage: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  for (const file of databasesIn(storage, 'd1/miniflare-D1DatabaseObject')) {
    const database = new DatabaseSync(file, { timeout: 5000, ...options })
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'orders'").get()) return database
    database.close()
  }
  throw new Error('The store has no orders')
}

function databasesIn(storage: string, kind: string): string[] {
  const folder = join(storage, 'v3', kind)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)).map((name) => join(folder, name))
}
