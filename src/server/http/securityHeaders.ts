import { createMiddleware } from 'hono/factory'
import { reportsPath } from './contentSecurityPolicy'

/** Stand on every answer of the Worker. Files are served before it: a test holds `public/_headers` to the same. */
export const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: with that, forms would post with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
} as const

/** Lets an answer that is no page do nothing. */
export const noContent = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  if (c.res.headers.has('Content-Security-Policy'))
    c.res.headers.set('Reporting-Endpoints', `csp="${reportsPath}"`)
  else if (!__DEV_SERVER__) c.res.headers.set('Content-Security-Policy', noContent)
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
  // What nobody may keep, such as a page with a session in its address, nobody may find either.
  if (c.res.headers.get('Cache-Control')?.includes('no-store') && !c.res.headers.has('X-Robots-Tag'))
    c.res.headers.set('X-Robots-Tag', 'noindex')
})
