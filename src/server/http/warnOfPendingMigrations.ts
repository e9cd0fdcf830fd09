import { env, waitUntil } from 'cloudflare:workers'
import { createMiddleware } from 'hono/factory'

let checked = false

/** Local only: warns once when the database has pending migrations. */
export const warnOfPendingMigrations = createMiddleware(async (_, next) => {
  if (!checked) waitUntil(check())
  checked = true
  return next()
})

async function check(): Promise<void> {
  const { isMigrated } = await import('../db/isMigrated')
  if (await isMigrated(env.DB).catch(() => true)) return
  // biome-ignore lint/suspicious/noConsole: a message for the developer who runs this locally
  console.error(
    'The local database has pending migrations: run `npm run migrate`, or `npm start`, which also migrates.',
  )
}
