import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { getPlatformProxy } from 'wrangler'

/** The rows and objects of the served site, read beside it. */
export async function openStores(storage = inject('storage')) {
  // Rows are read from their file: a second runtime on the same database writes there too, and fails when both do.
  const database = openDatabase(storage, { readOnly: true })
  const proxy = await getPlatformProxy<Env>({
    configPath: new URL('../../wrangler.toml', import.meta.url).pathname,
    persist: { path: `${storage}/v3` },
  })
  return {
    rows: (sql: string, ...values: string[]) => database.prepare(sql).all(...values),
    keys: async (prefix: string) =>
      (await proxy.env.AI_PHOTOS.list({ prefix })).objects.map(({ key }) => key),
    bytes: async (key: string) =>
      new Uint8Array((await (await proxy.env.AI_PHOTOS.get(key))?.arrayBuffer()) ?? []),
    close: async () => {
      database.close()
      await proxy.dispose()
    },
  }
}

/** The file with the orders of the site that keeps its rows in `storage`. */
export function openDatabase(storage: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const folder = join(storage, 'v3/d1/miniflare-D1DatabaseObject')
  for (const file of readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5000, ...options })
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'orders'").get()) return database
    database.close()
  }
  throw new Error('The store has no orders')
}
