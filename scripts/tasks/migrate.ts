// Applies all pending migrations to the local database in one go, as `wrangler d1 migrations apply DB --local` does,
// which starts a runtime for each of them: two seconds of work apiece.
//
// Run: npm run migrate [-- --config <wrangler.json>] [--persist-to <folder>]

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler'

const { values } = parseArgs({
  options: { config: { type: 'string' }, 'persist-to': { type: 'string', default: '.wrangler/state' } },
})
const folder = new URL('../../migrations/', import.meta.url).pathname

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
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of names.sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8'))
    await DB.batch([
      ...statements.map((statement) => DB.prepare(statement)),
      DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  process.stdout.write(`${names.length} migrations applied\n`)
} finally {
  await dispose()
}
