import { createMiddleware } from 'hono/factory'
import { failureName, log } from '../log'

/** One line a request, with an id that the answer carries too. The query stays out: it may hold a session. */
export const requestLog = createMiddleware(async (c, next) => {
  const started = Date.now()
  const request = c.req.header('cf-ray') ?? crypto.randomUUID()
  await next()
  c.res.headers.set('X-Request-Id', request)
  log('request', {
    request,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - started,
    ...(c.error ? { error: failureName(c.error) } : {}),
  })
})
