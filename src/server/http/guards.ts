import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ratePeriod } from '~/core/schemas/limits'
import { clientAddress } from '../clientAddress'
import { readConfig } from '../config'

export type Refusal = 'foreign_origin' | 'too_often'
type AddressLimit = 'SESSION_LIMIT' | 'UPLOAD_LIMIT' | 'PICTURE_LIMIT' | 'LINK_LIMIT'
type Limit = 'PAYMENT_LIMIT' | 'PAYMENT_FORM_LIMIT' | AddressLimit
type Refuse<Code = Refusal> = (c: Context, code: Code) => Response | Promise<Response>

/** The status of each refusal. */
export const refusalStatus = { foreign_origin: 403, too_often: 429 } as const

/** Refuses a request with `{ code }`. */
export const refuseWithCode: Refuse = (c, code) =>
  c.json({ code }, refusalStatus[code], code === 'too_often' ? { 'Retry-After': String(ratePeriod) } : {})

/**
 * CSRF protection: refuses requests from other origins. Either header is enough, as other sites can forge neither:
 * WebKit reports our own form as `cross-site` when it opens a new tab, but with our origin.
 */
export const sameOrigin = (refuse: Refuse<'foreign_origin'> = refuseWithCode) =>
  createMiddleware(async (c, next) => {
    const ours =
      c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') === readConfig().publicOrigin
    return ours ? next() : refuse(c, 'foreign_origin')
  })

/**
 * Answers 429 when one client address exceeds a limit.
 * @param apart a name to count these requests by themselves, so that others of the address do not use up the limit
 */
export const rateLimit = (limit: AddressLimit, refuse: Refuse = refuseWithCode, apart = '') =>
  createMiddleware(async (c, next) =>
    (await isWithin(limit, apart + clientAddress(c.req.raw))) ? next() : refuse(c, 'too_often'),
  )

/**
 * Answers 429 when payments are started too often, with a tight limit per form and address and a loose one per address,
 * which a whole mobile network may share.
 */
export const limitPaymentStarts = (refuse: Refuse = refuseWithCode) =>
  createMiddleware(async (c, next) => {
    const address = clientAddress(c.req.raw)
    const within = await Promise.all([
      isWithin('PAYMENT_LIMIT', address),
      isWithin('PAYMENT_FORM_LIMIT', `${address} ${formOf(c)}`),
    ])
    return within.every(Boolean) ? next() : refuse(c, 'too_often')
  })

/**
 * Identifies a buyer behind a shared address by the form key that the script sends, else by the user agent. Forging a
 * new one per attempt does not exceed the limit of the address.
 */
function formOf(c: Context): string {
  const key = c.req.header('x-request-key') ?? ''
  return uuid.test(key) ? key : (c.req.header('user-agent') ?? '').slice(0, 200)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Fails open: a limiter that is missing or does not answer must not cost a sale. */
async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    return (await env[limit].limit({ key })).success
  } catch {
    return true
  }
}
