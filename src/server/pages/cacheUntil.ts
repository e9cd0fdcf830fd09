const fresh = 300
const stale = 86_400

/**
 * Returns the cache control of a public page: shared caches may store it for five minutes and serve it stale for a day
 * while revalidating, but not after its notice has to begin or end.
 * @param left milliseconds until then; `undefined`: never
 */
export function cacheUntil(left: number | undefined): string {
  const seconds = left === undefined ? fresh + stale : Math.max(0, Math.floor(left / 1000))
  const shared = Math.min(fresh, seconds)
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${Math.min(stale, seconds - shared)}`
}
