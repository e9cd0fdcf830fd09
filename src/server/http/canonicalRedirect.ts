import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { addressAt, canonicalPath } from '~/catalog/addresses'
import { cleanSessionId, sessionIdSchema } from '~/core/schemas/sessionId'

/** Returns the query with trailing characters removed from its session id; `undefined` if there is nothing to clean. */
function cleanedSearch({ searchParams }: URL): string | undefined {
  const [session, ...others] = searchParams.getAll('session_id')
  if (session === undefined || others.length) return undefined
  const clean = cleanSessionId(session)
  if (clean === session || clean === 'CHECKOUT_SESSION_ID' || !v.is(sessionIdSchema, clean)) return undefined
  searchParams.set('session_id', clean)
  return `?${searchParams}`
}

/**
 * Redirects aliases and variant spellings to the canonical path with the query (308), and cleans session ids. Pages
 * answer 405 to other methods than GET and HEAD. Targets are paths of our own table, so a request cannot choose them.
 */
export const canonicalRedirect = createMiddleware(async (c, next) => {
  const { path, url } = c.req
  const canonical = canonicalPath(path)
  if (canonical) return c.redirect(canonical + new URL(url).search, 308)
  const search = url.includes('session_id=') && cleanedSearch(new URL(url))
  if (search && addressAt(path)) return c.redirect(path + search, 308)
  if (addressAt(path) && c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
  return next()
})
