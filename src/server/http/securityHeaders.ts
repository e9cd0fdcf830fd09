import { createMiddleware } from 'hono/factory'
import { reportsPath } from './contentSecurityPolicy'

/** Headers of every Worker response. Static files bypass the Worker; a test compares `public/_headers` with these. */
export const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`, which would make forms post with `Origin: null`.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
} as const

/** The policy of responses that are not pages: denies everything. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Adds the headers that every response carries. A picture that mails show keeps its own resource policy. */
export function setSecurityHeaders(answer: Headers): Headers {
  for (const [name, value] of Object.entries(headers))
    if (name !== 'Cross-Origin-Resource-Policy' || !answer.has(name)) answer.set(name, value)
  if (answer.has('Content-Security-Policy')) answer.set('Reporting-Endpoints', `csp="${reportsPath}"`)
  else if (!__DEV_SERVER__) answer.set('Content-Security-Policy', denyAllPolicy)
  if (!answer.has('Cache-Control')) answer.set('Cache-Control', 'private, no-store')
  // Uncacheable responses, such as pages with a session in their URL, must not be indexed either.
  if (answer.get('Cache-Control')?.includes('no-store') && !answer.has('X-Robots-Tag'))
    answer.set('X-Robots-Tag', 'noindex')
  return answer
}

/** Skips cached responses, which already have the headers: setting each one is a call into the runtime. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.has('Strict-Transport-Security')) setSecurityHeaders(c.res.headers)
})
