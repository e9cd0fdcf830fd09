import type { Context } from 'hono'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { drainDeliveries } from '../deliveries/drain'
import type { SandboxHost } from '../host'
import { sdkScript } from '../paypal/sdkScript'
import { prepareSandbox } from '../prepare'
import { changeKeys, createToken, showAccess, showCertificates } from './access'
import { actOnSession } from './actOnSession'
import { changeFault } from './changeFault'
import { showCheckout } from './checkout'
import { showDashboard } from './dashboard'
import { deliverAll, deliverOne } from './deliver'
import { deliverSamplePortraits } from './deliverSamplePortraits'
import type { PagesContext, PagesEnv } from './environment'
import { showFailure } from './failure'
import { finishCheckout } from './finishCheckout'
import { sendForeignEvent } from './foreignEvent'
import { showMail, showOutbox, showRendered } from './outbox'
import { actOnOrder } from './paypal/actOnOrder'
import { showApproval } from './paypal/approval'
import { showClosed } from './paypal/closed'
import { finishApproval } from './paypal/finishApproval'

/** The sandbox's pages. The application mounts them with `app.route('/__sandbox', …)`. */
export function createSandboxPages(host: (c: Context) => SandboxHost): Hono<PagesEnv> {
  const app = new Hono<PagesEnv>()

  app.use(csrf())
  app.use(async (c, next) => {
    const sandbox = host(c)
    c.set('host', sandbox)
    await prepareSandbox(sandbox)
    await drainDeliveries(sandbox)
    await next()
    // As at the real providers, the redirect waits for the webhook's answer.
    if (c.req.method === 'POST') await drainDeliveries(sandbox)
  })

  app.get('/', showDashboard)
  // The same page with a trailing slash, which the router treats as another path.
  app.get('/:nothing{$}', showDashboard)
  app.post('/sessions/:id', actOnSession)
  app.post('/studio/:id', deliverSamplePortraits)
  app.post('/deliveries', deliverAll)
  app.post('/deliveries/:id', deliverOne)
  app.post('/faults', changeFault)
  app.post('/elsewhere', sendForeignEvent)
  app.get('/checkout/:id', showCheckout)
  app.post('/checkout/:id', finishCheckout)
  app.get('/paypal/sdk.js', sendSdk)
  app.get('/paypal/approve/:id', showApproval)
  app.post('/paypal/approve/:id', finishApproval)
  app.get('/paypal/closed', showClosed)
  app.post('/paypal/orders/:id', actOnOrder)
  app.get('/access', showAccess)
  app.post('/access/token', createToken)
  app.post('/access/keys', changeKeys)
  app.get('/access/certs', showCertificates)
  app.get('/outbox', showOutbox)
  app.get('/outbox/:id', showMail)
  app.get('/outbox/:id/rendered', showRendered)

  app.onError(showFailure)
  return app
}

/** Answers with the replacement for PayPal's SDK script. */
const sendSdk = (c: PagesContext): Response =>
  c.body(sdkScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
