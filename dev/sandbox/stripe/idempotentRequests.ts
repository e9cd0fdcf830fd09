import { createMiddleware } from 'hono/factory'
import { rawBodyOf, type StripeEnv } from './context'
import { answerForKey } from './idempotency'

/** Makes every POST with an `Idempotency-Key` idempotent. */
export const idempotentRequests = () =>
  createMiddleware<StripeEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || !key) return next()
    const fingerprint = `${c.req.path}\n${await rawBodyOf(c)}`
    const { status, body, replayed, originalRequest } = await answerForKey(
      c.env.db,
      key,
      fingerprint,
      async () => {
        await next()
        return { status: c.res.status, body: await c.res.text() }
      },
    )
    c.res = new Response(body, {
      status,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'original-request': originalRequest,
        ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
      },
    })
  })
