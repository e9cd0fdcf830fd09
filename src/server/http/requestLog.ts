import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { failureName, log } from '../log'

/** Gives each request an id, the platform's own where there is one. An `X-Request-Id` that is sent in is not taken. */
export const identifyRequest = requestId({
  headerName: '',
  generator: (c) => c.req.header('cf-ray') ?? crypto.randomUUID(),
})

/** One line a request, with the id that the answer carries too. The query stays out: it may hold a session. */
export const requestLog = createMiddleware(async (c, next) => {
  const started = Date.now()
  await next()
  c.res.headers.set('X-Request-Id', c.var.requestId)
  log('request', {
    request: c.var.requestId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - started,
    ...(c.error ? { error: failureName(c.error) } : {}),
  })
})
