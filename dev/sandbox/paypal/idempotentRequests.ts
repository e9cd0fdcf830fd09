import { createMiddleware } from 'hono/factory'
import { answerOnce } from '../answerOnce'
import { type PaypalEnv, rawBodyOf } from './context'
import { PaypalRefusal, unprocessable } from './errors'
import { newDebugId } from './ids'

/** Milliseconds for which PayPal stores a request id. */
const memory = 6 * 60 * 60 * 1000

/**
 * Makes every POST with a `PayPal-Request-Id` idempotent: a retry gets the stored answer, with 200 in place of 201. An
 * error other than 422 is not stored, because no work was started.
 * @see https://developer.paypal.com/api/rest/reference/idempotency/
 */
export const idempotentRequests = () =>
  createMiddleware<PaypalEnv>(async (c, next) => {
    const id = c.req.header('paypal-request-id')
    if (c.req.method !== 'POST' || !id) return next()
    if (id.length > 108)
      throw new PaypalRefusal(400, [{ issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id' }])
    const call = {
      key: `paypal:${id}`,
      fingerprint: `${c.req.path}\n${await rawBodyOf(c)}`,
      memory,
      requestId: newDebugId(),
      keeps: (status: number) => status < 300 || status === 422,
    }
    const answer = await answerOnce(c.env.db, call, async () => {
      await next()
      return { status: c.res.status, body: await c.res.text() }
    })
    if (answer.outcome === 'other_request') throw unprocessable('DUPLICATE_REQUEST_ID')
    if (answer.outcome === 'in_progress') throw unprocessable('PREVIOUS_REQUEST_IN_PROGRESS')
    const status = answer.outcome === 'replay' && answer.status === 201 ? 200 : answer.status
    c.res = new Response(answer.body, { status, headers: { 'content-type': 'application/json' } })
  })
