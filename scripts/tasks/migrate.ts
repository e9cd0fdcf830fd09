// Applies all pending migrations to the local database in one go, as `wrangler d1 migrations apply DB --local` does,
// which starts a runtime for each of them: two seconds of work apiece.
//
// Run: npm run migrate [-- --config <wrangler.json>] [--persist-to <folder>]

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler'
import { readMigrations } from '../migrations/readMigrations.ts'

const { values } = parseArgs({
  options: { config: { type: 'string' }, 'persist-to': { type: 'string', default: '.wrangler/state' } },
})

const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
  ...(values.config ? { configPath: values.config } : {}),
  persist: { path: join(values['persist-to'], 'v3') },
  remoteBindings: false,
})
try {
  const { DB } = env
  // Wrangler's own record, so that either tool continues where the other ended.
  await DB.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await DB.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const pending = readMigrations().filter(({ name }) => !applied.has(`${name}.sql`))
  for (const { name, sql } of pending)
    await DB.batch([
      ...unstable_splitSqlQuery(sql).map((statement) => DB.prepare(statement)),
      DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(`${name}.sql`),
    ])
  process.stdout.write(`${pending.length} migrations applied\n`)
} finally {
  await dispose()
}
