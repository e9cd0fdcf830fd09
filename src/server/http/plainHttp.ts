import { createMiddleware } from 'hono/factory'
import { readConfig } from '../config'

/**
 * Where the site is on https, plain http leads there (308), whatever was asked for. The host is the configured
 * one, so that no request can choose where it leads.
 */
export const plainHttp = createMiddleware(async (c, next) => {
  const { protocol, pathname, search } = new URL(c.req.url)
  const { publicOrigin } = readConfig()
  if (protocol !== 'http:' || !publicOrigin.startsWith('https:')) return next()
  return c.redirect(publicOrigin + pathname + search, 308)
})
