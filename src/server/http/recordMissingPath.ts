import { env, waitUntil } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { openDatabase } from '../db/database'
import { log, logFailure } from '../log'

/** Rows kept at most. Past that only known paths are counted on, so that a scanner cannot fill the table. */
const rowLimit = 1000

/** Notes a path that was asked for and does not exist (R-RTE-18). Never delays or fails the answer. */
export function recordMissingPath(c: Context): void {
  const path = c.req.path.slice(0, 200)
  const referrer = withoutQuery(c.req.header('referer'))
  log('not_found', { path, referrer })
  const at = Date.now()
  waitUntil(
    openDatabase(env.DB)
      .run(sql`INSERT INTO missing_paths (path, count, referrer, first_seen, last_seen)
        SELECT ${path}, 1, ${referrer}, ${at}, ${at}
        WHERE (SELECT count(*) FROM missing_paths) < ${rowLimit} OR EXISTS (SELECT 1 FROM missing_paths WHERE path = ${path})
        ON CONFLICT (path) DO UPDATE SET count = count + 1, last_seen = ${at}`)
      .catch((error) => logFailure('missing_path_not_recorded', error)),
  )
}

/** Where a visitor came from. Our own pages say all of their address, and a session may be in its query. */
function withoutQuery(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return (origin + pathname).slice(0, 200)
}
