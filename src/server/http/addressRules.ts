import { createMiddleware } from 'hono/factory'
import { addressAt, canonicalPath } from '~/addresses'

/**
 * An alias, or an address written another way, leads to the one address with its query kept (308). A page
 * answers GET and HEAD and nothing else. The target is a path of our own table, so no request can choose it.
 */
export const addressRules = createMiddleware(async (c, next) => {
  const { path, url } = c.req
  const canonical = canonicalPath(path)
  if (canonical) return c.redirect(canonical + new URL(url).search, 308)
  if (addressAt(path) && c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
  return next()
})
