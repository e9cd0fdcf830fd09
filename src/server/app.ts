import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { functionNames } from '~/functions/addresses'
import { readConfig } from './config'
import { connectSandbox, sandboxHost } from './gateways/sandbox'
import { addressRules } from './http/addressRules'
import { getPhoto } from './http/getPhoto'
import { rateLimit, sameOrigin } from './http/guards'
import { handleError } from './http/handleError'
import { createPages, type RenderPage } from './http/pages'
import { postOrder, refuseOrder } from './http/postOrder'
import { putPhoto } from './http/putPhoto'
import { requestLog } from './http/requestLog'
import { securityHeaders } from './http/securityHeaders'
import { stripeWebhook } from './http/stripeWebhook'

const small = bodyLimit({ maxSize: 100 * 1024, onError: (c) => c.json({ code: 'too_large' }, 413) })

/**
 * The way of a request, top to bottom. `renderPage` is handed in because the renderer exists only in a built
 * Worker; tests hand in their own.
 */
export function createApp(renderPage: RenderPage) {
  const app = new Hono()
  app.use(requestLog, securityHeaders)
  app.use(addressRules)

  app.post('/webhooks/stripe', bodyLimit({ maxSize: 1024 * 1024 }), stripeWebhook)

  app.put('/photos', sameOrigin(), rateLimit('UPLOAD_LIMIT'), putPhoto)
  app.get('/photos/:id', rateLimit('SESSION_LIMIT'), getPhoto)

  app.post('/orders', sameOrigin(refuseOrder), rateLimit('PAYMENT_LIMIT', refuseOrder), small, postOrder)
  app.use('/_serverFn/process-stripe-payment', rateLimit('PAYMENT_LIMIT'))
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

  app.on(['GET', 'HEAD'], '*', createPages(renderPage))
  app.all('*', (c) => c.json({ code: 'not_found' }, 404))
  app.onError(handleError)
  return app
}
