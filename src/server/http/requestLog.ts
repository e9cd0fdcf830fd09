import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { log, withRequestId } from '~/core/log'

/**
 * Gives each request an id, the platform's own where there is one, so that its logs and ours name the same request.
 * An `X-Request-Id` that is sent in is not taken.
 */
export const identifyRequest = requestId({
  headerName: '',
  generator: (c) => {
    const ray = c.req.header('cf-ray')
    return ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID()
  },
})

/**
 * One line a request, with the id that the answer and every other line of the request carry too. The query stays
 * out: it may hold a session.
 */
export const requestLog = createMiddleware(async (c, next) => {
  const started = Date.now()
  const id = c.get('requestId')
  await withRequestId(id, async () => {
    await next()
    c.res.headers.set('X-Request-Id', id)
    log('request', {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Date.now() - started,
    })
  })
})
