import { createMiddleware } from 'hono/factory'
import type { PaypalEnv } from './context'
import { isValidToken } from './tokens'

/** A token that was issued and has not expired, or 401. */
export const requireToken = () =>
  createMiddleware<PaypalEnv>(async (c, next) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (await isValidToken(c.env.db, token)) return next()
    const error = { error: 'invalid_token', error_description: 'Token signature verification failed' }
    return c.json(error, 401)
  })
