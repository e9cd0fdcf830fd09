import { createMiddleware } from 'hono/factory'
import type { PaypalEnv } from './context'
import { PaypalRefusal } from './errors'

/** PayPal wants the type said even where the body may be empty. */
export const requireJson = () =>
  createMiddleware<PaypalEnv>(async (c, next) => {
    if (c.req.method === 'POST' && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      throw new PaypalRefusal(415)
    await next()
  })
