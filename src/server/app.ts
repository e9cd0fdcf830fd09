import { type Context, Hono } from 'hono'
import { functionNames } from '~/functions/addresses'
import { eventBytes, formBytes, previewBytes, reportBytes } from '~/schemas/limits'
import { providerNames } from '~/schemas/providers'
import { readConfig } from './config'
import { providers } from './gateways/providers'
import { connectSandbox, sandboxHost } from './gateways/sandbox'
import { addressRules } from './http/addressRules'
import { answerCall } from './http/answerCall'
import { contactRefused } from './http/contactRefused'
import { countWebhook } from './http/countWebhook'
import { cspReports, reportsPath } from './http/cspReports'
import { deletePhoto } from './http/deletePhoto'
import { deskAccess, deskActorOfDev } from './http/deskAccess'
import { deskPages } from './http/deskPages'
import { drainRest } from './http/drain'
import { getMessagesCsv, getOrdersCsv } from './http/getDeskCsv'
import { getDeskPhoto } from './http/getDeskPhoto'
import { getDeskZip } from './http/getDeskZip'
import { getPhoto, getPreview } from './http/getPhoto'
import { getPortraits } from './http/getPortraits'
import { limitStarts, rateLimit, sameOrigin } from './http/guards'
import { handleError } from './http/handleError'
import { healthz } from './http/healthz'
import { limitBody } from './http/limitBody'
import { needsPhotoLinks } from './http/needsPhotoLinks'
import { orderReturn, returnWithout } from './http/orderReturn'
import { createPages, type RenderPage } from './http/pages'
import { paymentWebhook } from './http/paymentWebhook'
import { plainHttp } from './http/plainHttp'
import { postContact } from './http/postContact'
import { postOrder, refuseOrder } from './http/postOrder'
import { postOrderLink, refuseOrderLink } from './http/postOrderLink'
import { providerReturn } from './http/providerReturn'
import { putPhoto } from './http/putPhoto'
import { putPortrait } from './http/putPortrait'
import { putPortraitPreview } from './http/putPortraitPreview'
import { putPreview } from './http/putPreview'
import { identifyRequest, requestLog } from './http/requestLog'
import { robots, sitemap } from './http/searchEngines'
import { securityHeaders } from './http/securityHeaders'

const notFound = (c: Context) => c.json({ code: 'not_found' }, 404)
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
  app.use(identifyRequest, requestLog, securityHeaders, drainRest)
  app.use(plainHttp, addressRules)

  for (const provider of providerNames)
    app.post(`/webhooks/${provider}`, countWebhook(provider), event, paymentWebhook(provider))

  app.use('/photos/*', needsPhotoLinks)
  const upload = [sameOrigin(), rateLimit('UPLOAD_LIMIT')] as const
  app.put('/photos', ...upload, putPhoto)
  app.delete('/photos/:id', ...upload, deletePhoto)
  app.put('/photos/:id/preview', ...upload, limitBody(previewBytes), putPreview)
  // One page shows hundreds of pictures at once.
  app.get('/photos/:id', rateLimit('PICTURE_LIMIT'), getPhoto)
  app.get('/photos/:id/preview', rateLimit('PICTURE_LIMIT'), getPreview)

  app.post('/orders', sameOrigin(refuseOrder), limitStarts(refuseOrder), form, postOrder)
  app.post(
    '/orders/link',
    sameOrigin(refuseOrderLink),
    rateLimit('LINK_LIMIT', refuseOrderLink),
    form,
    postOrderLink,
  )
  app.get('/orders/:id/portraits.zip', needsPhotoLinks, rateLimit('SESSION_LIMIT'), getPortraits)
  app.get('/orders/return', rateLimit('SESSION_LIMIT', returnWithout), orderReturn)
  for (const provider of providerNames) {
    const { wayBack } = providers[provider]
    if (!('parameter' in wayBack)) continue
    const { arrive, later } = providerReturn(wayBack.parameter)
    app.get(`/orders/${provider}`, rateLimit('SESSION_LIMIT', later), arrive)
  }
  // The guard covers whatever is added below it, pages, files and calls.
  app.use('/desk/*', deskAccess(missing))
  app.get('/desk/photos/:id', getDeskPhoto('photo'))
  app.get('/desk/photos/:id/preview', getDeskPhoto('preview'))
  app.put('/desk/photos/:id/preview', sameOrigin(), limitBody(previewBytes), putPortraitPreview)
  app.put('/desk/orders/:id/portraits', sameOrigin(), putPortrait)
  app.get('/desk/orders/:id/photos.zip', getDeskZip('photo'))
  app.get('/desk/orders/:id/portraits.zip', getDeskZip('portrait'))
  app.get('/desk/orders.csv', getOrdersCsv)
  app.get('/desk/messages.csv', getMessagesCsv)
  app.all('/desk/*', deskPages(renderPage, missing))

  // How often is asked inside: a message that comes too fast is kept, and a refused one is given back.
  app.post('/contact', sameOrigin(contactRefused), message, postContact)
  // Not `process-paypal-payment`: whoever has approved a payment must not be kept from it.
  for (const name of ['process-stripe-payment', 'create-paypal-order'])
    app.use(`/_serverFn/${name}`, limitStarts())
  app.use('/_serverFn/*', rateLimit('SESSION_LIMIT'), form)
  app.use('/_serverFn/:name{desk-.+}', deskAccess(notFound), sameOrigin())
  // Under `npm run dev` the calls have names of the tool's own.
  const calls = __DEV_SERVER__ ? ['*'] : Object.values(functionNames)
  if (__DEV_SERVER__) app.use('/_serverFn/*', deskActorOfDev)
  for (const name of calls) app.all(`/_serverFn/${name}`, answerCall(renderPage))
  app.all('/_serverFn/*', notFound)

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

  app.get('/healthz', healthz)
  app.all('/healthz', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))
  app.post(reportsPath, limitBody(reportBytes), cspReports)
  app.get('/sitemap.xml', sitemap)
  app.get('/robots.txt', robots)
  app.on(['GET', 'HEAD'], '*', pages)
  app.all('*', notFound)
  app.onError(handleError)
  return app
}
