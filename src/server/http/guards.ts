import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readConfig } from '../config'
import { clientAddress } from './clientAddress'
import { drain } from './drain'

type Refusal = 'foreign_origin' | 'too_often'
type Refuse<Code = Refusal> = (c: Context, code: Code) => Response | Promise<Response>

const status = { foreign_origin: 403, too_often: 429 } as const

/** As a code, after the body was read, so that the sender gets the answer and not a reset connection. */
const withCode: Refuse = async (c, code) => {
  await drain(c.req.raw.body)
  return c.json({ code }, status[code], code === 'too_often' ? { 'Retry-After': '60' } : {})
}

/**
 * Lets only requests of our own pages change anything. Browsers say where a request comes from; one that says
 * neither is no browser of ours.
 */
export const sameOrigin = (refuse: Refuse<'foreign_origin'> = withCode) =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const ours = site ? site === 'same-origin' : c.req.header('origin') === readConfig().publicOrigin
    return ours ? next() : refuse(c, 'foreign_origin')
  })

/** Refuses with 429 what comes too often from one address. */
export const rateLimit = (
  limit: 'PAYMENT_LIMIT' | 'SESSION_LIMIT' | 'UPLOAD_LIMIT',
  refuse: Refuse = withCode,
) =>
  createMiddleware(async (c, next) => {
    const { success } = await env[limit].limit({ key: clientAddress(c.req.raw) })
    return success ? next() : refuse(c, 'too_often')
  })
