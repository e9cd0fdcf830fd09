import { env } from 'cloudflare:workers'
import { createMiddleware } from 'hono/factory'
import { readConfig } from '../config'
import { clientAddress } from './clientAddress'

/**
 * Lets only requests of our own pages change anything. Browsers say where a request comes from; one that says
 * neither is no browser of ours.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const ours = site ? site === 'same-origin' : c.req.header('origin') === readConfig().publicOrigin
  if (!ours) return c.json({ code: 'foreign_origin' }, 403)
  return next()
})

/** Refuses with 429 what comes too often from one address. */
export const rateLimit = (limit: 'PAYMENT_LIMIT' | 'SESSION_LIMIT' | 'UPLOAD_LIMIT') =>
  createMiddleware(async (c, next) => {
    const { success } = await env[limit].limit({ key: clientAddress(c.req.raw) })
    if (!success) return c.json({ code: 'too_often' }, 429, { 'Retry-After': '60' })
    return next()
  })
