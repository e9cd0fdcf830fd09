import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { functionNames } from '~/functions/addresses'
import { readConfig } from './config'
import { connectSandbox, sandboxHost } from './gateways/sandbox'
import { addressRules } from './http/addressRules'
import { contactRefused } from './http/contactRefused'
import { getPhoto } from './http/getPhoto'
import { limitStarts, rateLimit, sameOrigin } from './http/guards'
import { handleError } from './http/handleError'
import { createPages, type RenderPage } from './http/pages'
import { paypalReturn, returnLater } from './http/paypalReturn'
import { paypalWebhook } from './http/paypalWebhook'
import { postContact } from './http/postContact'
import { postOrder, refuseOrder } from './http/postOrder'
import { putPhoto } from './http/putPhoto'
import { requestLog } from './http/requestLog'
import { robots, sitemap } from './http/searchEngines'
import { securityHeaders } from './http/securityHeaders'
import { stripeWebhook } from './http/stripeWebhook'

const maxSize = 100 * 1024
const small = bodyLimit({ maxSize, onError: (c) => c.json({ code: 'too_large' }, 413) })
const smallMessage = bodyLimit({ maxSize, onError: (c) => contactRefused(c, 'too_large') })

/**
 * The way of a request, top to bottom. `renderPage` is handed in because the renderer exists only in a built
 * Worker; tests hand in their own.
 */
export function createApp(renderPage: RenderPage) {
  const app = new Hono()
  app.use(requestLog, securityHeaders)
  app.use(addressRules)

  const event = bodyLimit({ maxSize: 1024 * 1024 })
  app.post('/webhooks/stripe', event, stripeWebhook)
  app.post('/webhooks/paypal', event, paypalWebhook)

  app.put('/photos', sameOrigin(), rateLimit('UPLOAD_LIMIT'), putPhoto)
  app.get('/photos/:id', rateLimit('SESSION_LIMIT'), getPhoto)

  app.post('/orders', sameOrigin(refuseOrder), limitStarts(refuseOrder), small, postOrder)
  app.get('/orders/paypal', rateLimit('SESSION_LIMIT', returnLater), paypalReturn)
  // How often is asked inside: a message that comes too fast is kept, and a refused one is given back.
  app.post('/contact', sameOrigin(contactRefused), smallMessage, postContact)
  // Not `process-paypal-payment`: whoever has approved a payment must not be kept from it.
  for (const name of ['process-stripe-payment', 'create-paypal-order'])
    app.use(`/_serverFn/${name}`, limitStarts())
  app.use('/_serverFn/*', rateLimit('SESSION_LIMIT'), small)
  // Under `npm run dev` the calls have names of the tool's own.
  const calls = __DEV_SERVER__ ? ['*'] : Object.values(functionNames)
  for (const name of calls) app.all(`/_serverFn/${name}`, (c) => renderPage(c.req.raw))

  if (__PAYMENT_SANDBOX__) {
    connectSandbox(app)
    app.all('/__sandbox/*', async (c) => {
      const { assertSandboxAllowed, createSandboxPages } = await import('~/sandbox')
      assertSandboxAllowed(sandboxHost(readConfig()))
      const pages = new Hono().route(
        '/__sandbox',
        createSandboxPages(() => sandboxHost(readConfig())),
      )
      return pages.fetch(c.req.raw)
    })
  }

  app.get('/sitemap.xml', sitemap)
  app.get('/robots.txt', robots)
  app.on(['GET', 'HEAD'], '*', createPages(renderPage))
  app.all('*', (c) => c.json({ code: 'not_found' }, 404))
  app.onError(handleError)
  return app
}
