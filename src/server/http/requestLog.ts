import { createMiddleware } from 'hono/factory'
import { log, withRequestId } from '../log'

/**
 * One line a request, and an id that the answer and every other line of the request carry too. The query stays
 * out: it may hold a session.
 */
export const requestLog = createMiddleware(async (c, next) => {
  const started = Date.now()
  const request = idOf(c.req.header('cf-ray'))
  await withRequestId(request, async () => {
    await next()
    c.res.headers.set('X-Request-Id', request)
    log('request', {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Date.now() - started,
    })
  })
})

/** The platform's own id, so that its logs and ours name the same request. */
function idOf(ray: string | undefined): string {
  return ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID()
}
