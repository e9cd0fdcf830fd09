import { env, waitUntil } from 'cloudflare:workers'
import { createMiddleware } from 'hono/factory'

let looked = false

/** Locally: says once what to do where the database has no tables yet, or those of an older version. */
export const tellOfMigrations = createMiddleware(async (_, next) => {
  if (!looked) waitUntil(look())
  looked = true
  return next()
})

async function look(): Promise<void> {
  const { isMigrated } = await import('../db/isMigrated')
  if (await isMigrated(env.DB).catch(() => true)) return
  // biome-ignore lint/suspicious/noConsole: a sentence for whoever runs this on their machine
  console.error(
    'The local database lacks tables that this version needs: run `npm run migrate`, or `npm start`, which does all.',
  )
}
