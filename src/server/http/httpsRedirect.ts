import { createMiddleware } from 'hono/factory'
import { readOrigin } from '../config'

/**
 * Redirects plain http to https (308) if the site uses https. The target host is the configured one, so a request
 * cannot choose it.
 */
export const httpsRedirect = createMiddleware(async (c, next) => {
  if (!c.req.url.startsWith('http:')) return next()
  const publicOrigin = readOrigin()
  if (!publicOrigin.startsWith('https:')) return next()
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(publicOrigin + pathname + search, 308)
})
