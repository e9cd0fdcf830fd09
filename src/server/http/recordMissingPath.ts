import { env, waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { log, logFailure } from '~/core/log'
import { pageEdition } from '~/server/pages/pageEdition'
import { count } from '../counters/count'
import { isPerson } from '../counters/isPerson'
import { lazy } from './lazy'
import type { MissingPath } from './storeMissingPaths'

const storeMissingPaths = lazy(async () => (await import('./storeMissingPaths')).storeMissingPaths)

/** Paths that an isolate gathers at most between two writes. */
const gatheredAtMost = 200

/** Milliseconds between two tries of one isolate to write. */
const pause = 60_000

const gathered = new Map<string, MissingPath>()
let triedAt = Number.NEGATIVE_INFINITY

/**
 * Notes a path that was asked for and does not exist (R-RTE-18). Each is logged; what goes to the database is
 * gathered and written once a minute, so that a scanner spends nothing that the checkout needs. Never delays or fails
 * the answer.
 */
export function recordMissingPath(c: Context): void {
  const path = c.req.path.slice(0, 200)
  const referrer = withoutQuery(c.req.header('referer'))
  log('not_found', { path, referrer })
  if (isPerson(c)) count('missing', pageEdition(c))
  const at = Date.now()
  gather({ path, count: 1, referrer, firstSeen: at, lastSeen: at })
  writeMissingPaths()
}

/** Writes what has been gathered, unless this isolate did so within the last minute. */
export function writeMissingPaths(): void {
  const at = Date.now()
  if (!gathered.size || at - triedAt < pause) return
  triedAt = at
  // The most wanted first, then the latest.
  const paths = [...gathered.values()].sort((a, b) => b.count - a.count || b.lastSeen - a.lastSeen)
  gathered.clear()
  waitUntil(
    storeMissingPaths(env.DB, paths, at)
      .then((left) => left.forEach(gather))
      .catch((error) => logFailure('missing_paths_not_recorded', error)),
  )
}

function gather(news: MissingPath): void {
  const known = gathered.get(news.path)
  if (!known && gathered.size >= gatheredAtMost) {
    // A scanner asks once; what somebody asked for twice may be a broken link.
    const [once] = [...gathered.values()].filter(({ count }) => count === 1)
    if (!once) return
    gathered.delete(once.path)
  }
  gathered.set(news.path, {
    path: news.path,
    count: news.count + (known?.count ?? 0),
    referrer: known?.referrer ?? news.referrer,
    firstSeen: Math.min(news.firstSeen, known?.firstSeen ?? news.firstSeen),
    lastSeen: Math.max(news.lastSeen, known?.lastSeen ?? news.lastSeen),
  })
}

/** Reads where a visitor came from, without the query: on our own pages a session may be in it. */
function withoutQuery(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return (origin + pathname).slice(0, 200)
}
