import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { addressAt, canonicalPath } from '~/catalog/addresses'
import { cleanSessionId, sessionIdSchema } from '~/core/schemas/sessionId'

/** The query with a session as it was meant, where something is stuck to it and what is left may be one. */
function searchWithoutStuck({ searchParams }: URL): string | undefined {
  const [session, ...others] = searchParams.getAll('session_id')
  if (session === undefined || others.length) return undefined
  const clean = cleanSessionId(session)
  if (clean === session || clean === 'CHECKOUT_SESSION_ID' || !v.is(sessionIdSchema, clean)) return undefined
  searchParams.set('session_id', clean)
  return `?${searchParams}`
}

/**
 * An alias, or an address written another way, leads to the one address with its query kept (308), and so does one with
 * something stuck to its session. A page answers GET and HEAD and nothing else. The target is a path of our own table, so
 * no request can choose it.
 */
export const canonicalRedirect = createMiddleware(async (c, next) => {
  const { path, url } = c.req
  const canonical = canonicalPath(path)
  if (canonical) return c.redirect(canonical + new URL(url).search, 308)
  const search = url.includes('session_id=') && searchWithoutStuck(new URL(url))
  if (search && addressAt(path)) return c.redirect(path + search, 308)
  if (addressAt(path) && c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
  return next()
})
