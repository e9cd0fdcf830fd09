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

/** Adds to the headers of an answer what stands on every one. */
export function secure(answer: Headers): Headers {
  for (const [name, value] of Object.entries(headers)) answer.set(name, value)
  if (answer.has('Content-Security-Policy')) answer.set('Reporting-Endpoints', `csp="${reportsPath}"`)
  else if (!__DEV_SERVER__) answer.set('Content-Security-Policy', noContent)
  if (!answer.has('Cache-Control')) answer.set('Cache-Control', 'private, no-store')
  // What nobody may keep, such as a page with a session in its address, nobody may find either.
  if (answer.get('Cache-Control')?.includes('no-store') && !answer.has('X-Robots-Tag'))
    answer.set('X-Robots-Tag', 'noindex')
  return answer
}

/** Answers that are kept have them already: each header that is set costs a call out of the script. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('Strict-Transport-Security')) secure(c.res.headers)
})
