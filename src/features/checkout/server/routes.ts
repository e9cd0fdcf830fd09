import { Hono } from 'hono'
import { eventBytes, formBytes } from '~/core/schemas/limits'
import { providerNames } from '~/core/schemas/providers'
import { limitPaymentStarts, rateLimit, sameOrigin } from '~/server/http/guards'
import { lazy, lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { providers } from '~/server/payments/providers'
import { logWebhookFailure } from './logWebhookFailure'

const handlers = () => import('./handlers')
const handler = lazyFrom(handlers)

/** The providers' webhooks, below /webhooks. */
export const webhookRoutes = new Hono()
for (const provider of providerNames)
  webhookRoutes.post(
    `/${provider}`,
    logWebhookFailure(provider),
    limitBody(eventBytes),
    lazy(async () => (await handlers()).paymentWebhook(provider)),
  )

/** The payment form without script, and the return URLs of the providers' pages, below /orders. */
export const checkoutRoutes = new Hono()
  .post(
    '/',
    sameOrigin(handler('refuseOrder')),
    limitPaymentStarts(handler('refuseOrder')),
    limitBody(formBytes),
    handler('postOrder'),
  )
  .get('/return', rateLimit('SESSION_LIMIT', handler('returnWithout')), handler('orderReturn'))
for (const provider of providerNames) {
  const { returnUrl } = providers[provider]
  if (!('parameter' in returnUrl)) continue
  const returnHandlers = async () => (await handlers()).providerReturn(returnUrl.parameter)
  checkoutRoutes.get(
    `/${provider}`,
    rateLimit(
      'SESSION_LIMIT',
      lazy(async () => (await returnHandlers()).later),
    ),
    lazy(async () => (await returnHandlers()).arrive),
  )
}
