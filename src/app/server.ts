import { type Context, Hono } from 'hono'
import { editionsOf, pathOf } from '~/catalog/addresses'
import { functionNames } from '~/core/calls/addresses'
import { eventBytes, formBytes, previewBytes, reportBytes } from '~/core/schemas/limits'
import { providerNames } from '~/core/schemas/providers'
import { deskAccess, deskActorOfDev } from '~/features/desk/server/http/deskAccess'
import { requirePhotoLinks } from '~/features/photos/server/http/requirePhotoLinks'
import { readConfig } from '~/server/config'
import { canonicalRedirect } from '~/server/http/canonicalRedirect'
import { reportsPath } from '~/server/http/contentSecurityPolicy'
import { drainBody } from '~/server/http/drainBody'
import { limitPaymentStarts, rateLimit, sameOrigin } from '~/server/http/guards'
import { httpsRedirect } from '~/server/http/httpsRedirect'
import { lazy } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { limitOrderPage } from '~/server/http/limitOrderPage'
import { notModified } from '~/server/http/notModified'
import { identifyRequest, requestLog } from '~/server/http/requestLog'
import { securityHeaders } from '~/server/http/securityHeaders'
import { countWebhook } from '~/features/checkout/server/countWebhook'
import { providers } from '~/server/payments/providers'
import { connectSandbox, sandboxHost } from '~/server/payments/sandbox'
import { handleError } from './pages/handleError'
import { createPages, type RenderPage } from './pages/pages'
import { rulesPath } from './pages/rulesPath'

const notFound = (c: Context) => c.json({ code: 'not_found' }, 404)
const contactRefused = lazy(
  async () => (await import('~/features/contact/server/contactRefused')).contactRefused,
)
const refuseOrder = lazy(async () => (await import('~/features/checkout/server/postOrder')).refuseOrder)
const refuseOrderLink = lazy(
  async () => (await import('~/features/orders/server/postOrderLink')).refuseOrderLink,
)
const form = limitBody(formBytes)
const message = limitBody(formBytes, (c) => contactRefused(c, 'too_large'))
const event = limitBody(eventBytes)

/**
 * The way of a request, top to bottom. `renderPage` is handed in because the renderer exists only in a built
 * Worker; tests hand in their own.
 */
export function createApp(renderPage: RenderPage) {
  const app = new Hono()
  const pages = createPages(renderPage)
  const missing = (c: Context) =>
    /^(GET|HEAD)$/.test(c.req.method) && !__DEV_SERVER__ ? pages(c) : notFound(c)
  app.use(identifyRequest, requestLog, securityHeaders, drainBody)
  if (__PAYMENT_SANDBOX__)
    app.use(lazy(async () => (await import('~/server/http/tellOfMigrations')).tellOfMigrations))
  app.use(httpsRedirect, canonicalRedirect)

  for (const provider of providerNames)
    app.post(
      `/webhooks/${provider}`,
      countWebhook(provider),
      event,
      lazy(async () => (await import('~/features/checkout/server/paymentWebhook')).paymentWebhook(provider)),
    )

  app.use('/photos/*', requirePhotoLinks)
  const upload = [sameOrigin(), rateLimit('UPLOAD_LIMIT')] as const
  app.put(
    '/photos',
    ...upload,
    lazy(async () => (await import('~/features/photos/server/http/putPhoto')).putPhoto),
  )
  app.delete(
    '/photos/:id',
    ...upload,
    lazy(async () => (await import('~/features/photos/server/http/deletePhoto')).deletePhoto),
  )
  app.put(
    '/photos/:id/preview',
    ...upload,
    limitBody(previewBytes),
    lazy(async () => (await import('~/features/photos/server/http/putPreview')).putPreview),
  )
  // One page shows hundreds of pictures at once.
  app.get(
    '/photos/:id',
    rateLimit('PICTURE_LIMIT'),
    notModified,
    lazy(async () => (await import('~/features/photos/server/http/getPhoto')).getPhoto),
  )
  app.get(
    '/photos/:id/preview',
    rateLimit('PICTURE_LIMIT'),
    notModified,
    lazy(async () => (await import('~/features/photos/server/http/getPhoto')).getPreview),
  )

  app.post(
    '/orders',
    sameOrigin(refuseOrder),
    limitPaymentStarts(refuseOrder),
    form,
    lazy(async () => (await import('~/features/checkout/server/postOrder')).postOrder),
  )
  app.post(
    '/orders/link',
    sameOrigin(refuseOrderLink),
    rateLimit('LINK_LIMIT', refuseOrderLink),
    form,
    lazy(async () => (await import('~/features/orders/server/postOrderLink')).postOrderLink),
  )
  app.get(
    '/orders/:id/portraits.zip',
    requirePhotoLinks,
    rateLimit('SESSION_LIMIT'),
    notModified,
    lazy(async () => (await import('~/features/orders/server/getPortraits')).getPortraits),
  )
  app.get(
    '/orders/return',
    rateLimit(
      'SESSION_LIMIT',
      lazy(async () => (await import('~/features/checkout/server/orderReturn')).returnWithout),
    ),
    lazy(async () => (await import('~/features/checkout/server/orderReturn')).orderReturn),
  )
  for (const edition of editionsOf('thank-you')) app.use(pathOf('thank-you', edition), limitOrderPage)
  for (const provider of providerNames) {
    const { wayBack } = providers[provider]
    if (!('parameter' in wayBack)) continue
    const way = async () =>
      (await import('~/features/checkout/server/providerReturn')).providerReturn(wayBack.parameter)
    app.get(
      `/orders/${provider}`,
      rateLimit(
        'SESSION_LIMIT',
        lazy(async () => (await way()).later),
      ),
      lazy(async () => (await way()).arrive),
    )
  }
  // The guard covers whatever is added below it, pages, files and calls.
  app.use('/desk/*', deskAccess(missing))
  app.get(
    '/desk/photos/:id',
    notModified,
    lazy(async () => (await import('~/features/desk/server/http/getDeskPhoto')).getDeskPhoto('photo')),
  )
  app.get(
    '/desk/photos/:id/preview',
    notModified,
    lazy(async () => (await import('~/features/desk/server/http/getDeskPhoto')).getDeskPhoto('preview')),
  )
  app.put(
    '/desk/photos/:id/preview',
    sameOrigin(),
    limitBody(previewBytes),
    lazy(async () => (await import('~/features/desk/server/http/putPortraitPreview')).putPortraitPreview),
  )
  app.put(
    '/desk/orders/:id/portraits',
    sameOrigin(),
    lazy(async () => (await import('~/features/desk/server/http/putPortrait')).putPortrait),
  )
  app.get(
    '/desk/orders/:id/photos.zip',
    notModified,
    lazy(async () => (await import('~/features/desk/server/http/getDeskZip')).getDeskZip('photo')),
  )
  app.get(
    '/desk/orders/:id/portraits.zip',
    notModified,
    lazy(async () => (await import('~/features/desk/server/http/getDeskZip')).getDeskZip('portrait')),
  )
  app.get(
    '/desk/orders.csv',
    lazy(async () => (await import('~/features/desk/server/http/getDeskCsv')).getOrdersCsv),
  )
  app.get(
    '/desk/messages.csv',
    lazy(async () => (await import('~/features/desk/server/http/getDeskCsv')).getMessagesCsv),
  )
  app.all(
    '/desk/*',
    lazy(async () => (await import('./pages/deskPages')).deskPages(renderPage, missing)),
  )

  // How often is asked inside: a message that comes too fast is kept, and a refused one is given back.
  app.post(
    '/contact',
    sameOrigin(contactRefused),
    message,
    lazy(async () => (await import('~/features/contact/server/postContact')).postContact),
  )
  // Not `process-paypal-payment`: whoever has approved a payment must not be kept from it.
  for (const name of ['process-stripe-payment', 'create-paypal-order'])
    app.use(`/_serverFn/${name}`, limitPaymentStarts())
  app.use('/_serverFn/:name{desk-.+}', deskAccess(notFound), sameOrigin())
  app.use('/_serverFn/*', rateLimit('SESSION_LIMIT'), form)
  // Under `npm run dev` the calls have names of the tool's own.
  const calls = __DEV_SERVER__ ? ['*'] : Object.values(functionNames)
  if (__DEV_SERVER__) app.use('/_serverFn/*', deskActorOfDev)
  for (const name of calls)
    app.all(
      `/_serverFn/${name}`,
      lazy(async () => (await import('./pages/handleServerFn')).handleServerFn(renderPage)),
    )
  app.all('/_serverFn/*', notFound)

  if (__PAYMENT_SANDBOX__) {
    connectSandbox(
      app,
      lazy(async () => (await import('~/features/desk/server/http/playStudio')).playStudio),
    )
    app.all('/__sandbox/*', async (c) => {
      const { assertSandboxAllowed, createSandboxPages } = await import('../../dev/sandbox')
      assertSandboxAllowed(sandboxHost(readConfig()))
      const pages = new Hono().route(
        '/__sandbox',
        createSandboxPages(() => sandboxHost(readConfig())),
      )
      return pages.fetch(c.req.raw)
    })
  }

  app.get(
    '/healthz',
    lazy(async () => (await import('~/server/http/healthz')).healthz),
  )
  app.all('/healthz', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))
  app.post(
    reportsPath,
    limitBody(reportBytes),
    lazy(async () => (await import('~/server/http/cspReports')).cspReports),
  )
  app.get(
    '/sitemap.xml',
    lazy(async () => (await import('./pages/searchEngines')).sitemap),
  )
  app.get(
    '/robots.txt',
    lazy(async () => (await import('./pages/searchEngines')).robots),
  )
  app.get(
    rulesPath,
    lazy(async () => (await import('./pages/speculationRules')).speculationRules),
  )
  app.get(
    '/manifest.webmanifest',
    lazy(async () => (await import('./pages/manifest')).manifest),
  )
  app.get(
    '/.well-known/security.txt',
    lazy(async () => (await import('./pages/securityTxt')).securityTxt),
  )
  app.on(['GET', 'HEAD'], '*', pages)
  app.all('*', notFound)
  app.onError(handleError)
  return app
}
