import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { PaypalEnv } from './context'
import { errorBody, notFound, PaypalRefusal } from './errors'
import { captureApproved } from './handlers/captureApproved'
import { createOrder } from './handlers/createOrder'
import { grantToken } from './handlers/grantToken'
import { refundPayment } from './handlers/refundPayment'
import { listDisputes, showDispute } from './handlers/showDispute'
import { showOrder } from './handlers/showOrder'
import { showCapture, showRefund } from './handlers/showPayment'
import { verifySignature } from './handlers/verifySignature'
import { idempotentRequests } from './idempotentRequests'
import { newDebugId } from './ids'
import { requireToken } from './tokens'

/** The part of PayPal's API that this site uses: one line per middleware and route. */
export function createPaypalRoutes(): Hono<PaypalEnv> {
  const app = new Hono<PaypalEnv>()

  app.use(async (c, next) => {
    await next()
    c.header('paypal-debug-id', newDebugId())
  })
  // Before `idempotentRequests`: PayPal does not replay a 500 for a repeated request id.
  app.use(async (c, next) => {
    if (c.env.failing) throw new PaypalRefusal(500)
    await next()
  })

  app.post('/v1/oauth2/token', grantToken)
  app.use(requireToken(), requireJson(), idempotentRequests())
  app.post('/v2/checkout/orders', createOrder)
  app.get('/v2/checkout/orders/:id', showOrder)
  app.post('/v2/checkout/orders/:id/capture', captureApproved)
  app.get('/v2/payments/captures/:id', showCapture)
  app.post('/v2/payments/captures/:id/refund', refundPayment)
  app.get('/v2/payments/refunds/:id', showRefund)
  app.get('/v1/customer/disputes', listDisputes)
  app.get('/v1/customer/disputes/:id', showDispute)
  app.post('/v1/notifications/verify-webhook-signature', verifySignature)

  app.notFound((c) => c.json(errorBody(notFound()), 404))
  app.onError((error, c) => {
    if (!(error instanceof PaypalRefusal)) c.env.report(error)
    const refusal = error instanceof PaypalRefusal ? error : new PaypalRefusal(500)
    return c.json(errorBody(refusal), refusal.status)
  })
  return app
}

/** PayPal requires the content type even when the body may be empty. */
const requireJson = () =>
  createMiddleware<PaypalEnv>(async (c, next) => {
    if (c.req.method === 'POST' && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      throw new PaypalRefusal(415)
    await next()
  })
