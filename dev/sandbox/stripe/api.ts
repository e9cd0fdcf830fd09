import { Hono } from 'hono'
import { newId } from '../ids'
import { answer, apiVersion, type StripeEnv } from './context'
import { StripeRefusal } from './errors'
import { closeSession } from './handlers/closeSession'
import { createRefund } from './handlers/createRefund'
import { createSession } from './handlers/createSession'
import { listDisputes, listWarnings } from './handlers/listDisputes'
import { listRefunds } from './handlers/listRefunds'
import { listSessions } from './handlers/listSessions'
import { retrieve } from './handlers/retrieve'
import { retrieveSession } from './handlers/retrieveSession'
import { idempotentRequests } from './idempotentRequests'
import { requireKey } from './requireKey'

/** The part of Stripe's API that this site uses: one line per middleware and route. */
export function createStripeRoutes(): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>()

  app.use(async (c, next) => {
    await next()
    c.header('request-id', newId('req_', 14))
    c.header('stripe-version', apiVersion)
  })
  app.use(requireKey())
  app.use(idempotentRequests())
  app.use(async (c, next) => {
    if (c.env.failing)
      throw new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred' })
    await next()
  })

  app.get('/v1/checkout/sessions', listSessions)
  app.post('/v1/checkout/sessions', createSession)
  app.get('/v1/checkout/sessions/:id', retrieveSession)
  app.post('/v1/checkout/sessions/:id/expire', closeSession)
  app.get('/v1/payment_links/:id', retrieve('payment_link'))
  app.get('/v1/payment_intents/:id', retrieve('payment_intent'))
  app.get('/v1/charges/:id', retrieve('charge'))
  app.get('/v1/disputes', listDisputes)
  app.get('/v1/disputes/:id', retrieve('dispute'))
  app.get('/v1/radar/early_fraud_warnings', listWarnings)
  app.post('/v1/refunds', createRefund)
  app.get('/v1/refunds', listRefunds)
  app.get('/v1/refunds/:id', retrieve('refund'))

  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
    return answer(c, { error: { type: 'invalid_request_error', message } }, 404)
  })
  app.onError((error, c) => {
    if (error instanceof StripeRefusal) return answer(c, { error: error.body }, error.status)
    c.env.report(error)
    return answer(c, { error: { type: 'api_error', message: String(error) } }, 500)
  })
  return app
}
