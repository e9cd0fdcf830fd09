import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { log, withRequestId } from '~/core/log'

/**
 * Assigns each request an id, the platform's ray id if there is one, so that its logs and ours can be matched. Ignores
 * an incoming `X-Request-Id`.
 */
export const identifyRequest = requestId({
  headerName: '',
  generator: (c) => {
    const ray = c.req.header('cf-ray')
    return ray && /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID()
  },
})

/**
 * Logs one line per request, with the id that the response and all other log lines of the request carry. Omits the
 * query, which can contain a session.
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
