import { createMiddleware } from 'hono/factory'
import { readConfig } from '../config'

/**
 * Redirects plain http to https (308) where the site is on https. The host is the configured one: no request can
 * choose where it leads.
 */
export const plainHttp = createMiddleware(async (c, next) => {
  const { protocol, pathname, search } = new URL(c.req.url)
  const { publicOrigin } = readConfig()
  if (protocol !== 'http:' || !publicOrigin.startsWith('https:')) return next()
  return c.redirect(publicOrigin + pathname + search, 308)
})
