import { type Context, Hono } from 'hono'
import { editionsOf } from '~/catalog/addresses'
import { sharePaths } from '~/catalog/sharePaths'
import { checkoutRoutes, webhookRoutes } from '~/features/checkout/server/routes'
import { contactRoutes } from '~/features/contact/server/routes'
import { deskAccess } from '~/features/desk/server/http/deskAccess'
import { deskRoutes } from '~/features/desk/server/http/routes'
import { orderRoutes } from '~/features/orders/server/routes'
import { shareRoutes } from '~/features/orders/server/shares/routes'
import { photoRoutes } from '~/features/photos/server/http/routes'
import { canonicalRedirect } from '~/server/http/canonicalRedirect'
import { drainBody } from '~/server/http/drainBody'
import { httpsRedirect } from '~/server/http/httpsRedirect'
import { lazy } from '~/server/http/lazy'
import { limitSessionPages } from '~/server/http/limitSessionPages'
import { identifyRequest, requestLog } from '~/server/http/requestLog'
import { securityHeaders } from '~/server/http/securityHeaders'
import { registerMailHandlers } from '~/server/mail/registry'
import { createServerFnRoutes } from './createServerFnRoutes'
import { handleError } from './pages/handleError'
import { createPages, type RenderPage } from './pages/pages'
import { siteRoutes } from './pages/routes'
import { mountSandbox } from './sandbox'

registerMailHandlers(async () => (await import('./mails')).handlerOf)

const notFound = (c: Context) => c.json({ code: 'not_found' }, 404)

/**
 * Builds the application in the order of a request, top to bottom. `renderPage` is a parameter so that tests can
 * pass their own.
 */
export function createApp(renderPage: RenderPage) {
  const app = new Hono()
  const pages = createPages(renderPage)
  const missing = (c: Context) =>
    /^(GET|HEAD)$/.test(c.req.method) && !__DEV_SERVER__ ? pages(c) : notFound(c)
  app.use(identifyRequest, requestLog, securityHeaders, drainBody)
  if (__PAYMENT_SANDBOX__)
    app.use(lazy(async () => (await import('~/server/http/warnOfPendingMigrations')).warnOfPendingMigrations))
  app.use(httpsRedirect, canonicalRedirect)

  app.route('/webhooks', webhookRoutes)
  app.route('/photos', photoRoutes)
  app.route('/orders', checkoutRoutes)
  app.route('/orders', orderRoutes)
  for (const edition of editionsOf('thank-you')) app.route(sharePaths[edition], shareRoutes(edition))
  app.route('/contact', contactRoutes)

  // Guards the pages and files of the desk, which are added below; `calls.ts` guards its server functions.
  app.use('/desk/*', deskAccess(missing))
  app.route('/desk', deskRoutes)
  app.all(
    '/desk/*',
    lazy(async () => (await import('./pages/deskPages')).deskPages(renderPage, missing)),
  )
  app.route('/_serverFn', createServerFnRoutes(renderPage, notFound))

  if (__PAYMENT_SANDBOX__) mountSandbox(app)
  app.route('/', siteRoutes)
  app.on(['GET', 'HEAD'], '*', limitSessionPages, pages)
  app.all('*', notFound)
  app.onError(handleError)
  return app
}
