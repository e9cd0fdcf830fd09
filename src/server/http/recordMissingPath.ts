import { env, waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { log, logFailure } from '~/core/log'
import { pageEdition } from '~/server/pages/pageEdition'
import { count } from '../counters/count'
import { isPerson } from '../counters/isPerson'
import { lazy } from './lazy'
import type { MissingPath } from './storeMissingPaths'

const storeMissingPaths = lazy(async () => (await import('./storeMissingPaths')).storeMissingPaths)

/** Maximum number of paths that an isolate gathers between two writes. */
const maxGathered = 200

/** Milliseconds between two write attempts of one isolate. */
const writeInterval = 60_000

const gathered = new Map<string, MissingPath>()
let triedAt = Number.NEGATIVE_INFINITY

/**
 * Records a requested path that does not exist (R-RTE-18). Logs each request; database rows are gathered and written
 * once a minute, so that a scanner does not use up the capacity of the checkout. Never delays or fails the response.
 */
export function recordMissingPath(c: Context): void {
  const path = c.req.path.slice(0, 200)
  const referrer = withoutQuery(c.req.header('referer'))
  log('not_found', { path, referrer })
  // A file of a former deployment, which a page that is still open asks for: no link to mend.
  if (path.startsWith('/assets/')) return
  if (isPerson(c)) count('missing', pageEdition(c))
  const at = Date.now()
  gather({ path, count: 1, referrer, firstSeen: at, lastSeen: at })
  writeMissingPaths()
}

/** Writes the gathered paths, unless this isolate tried within the last minute. */
export function writeMissingPaths(): void {
  const at = Date.now()
  if (!gathered.size || at - triedAt < writeInterval) return
  triedAt = at
  // The most requested first, then the latest.
  const paths = [...gathered.values()].sort((a, b) => b.count - a.count || b.lastSeen - a.lastSeen)
  gathered.clear()
  waitUntil(
    storeMissingPaths(env.DB, paths, at)
      .then((left) => left.forEach(gather))
      .catch((error) => {
        paths.forEach(gather)
        logFailure('missing_paths_not_recorded', error)
      }),
  )
}

function gather(entry: MissingPath): void {
  const known = gathered.get(entry.path)
  if (!known && gathered.size >= maxGathered) {
    // Scanners request a path once; a path requested twice may be a broken link.
    const [once] = [...gathered.values()].filter(({ count }) => count === 1)
    if (!once) return
    gathered.delete(once.path)
  }
  gathered.set(entry.path, {
    path: entry.path,
    count: entry.count + (known?.count ?? 0),
    referrer: known?.referrer ?? entry.referrer,
    firstSeen: Math.min(entry.firstSeen, known?.firstSeen ?? entry.firstSeen),
    lastSeen: Math.max(entry.lastSeen, known?.lastSeen ?? entry.lastSeen),
  })
}

/** Returns the referrer without its query, which can contain a session on our own pages. */
function withoutQuery(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return (origin + pathname).slice(0, 200)
}
