import { type Context, Hono } from 'hono'
import { functionNames } from '~/core/calls/addresses'
import { formBytes } from '~/core/schemas/limits'
import { deskAccess, deskAccessInDev } from '~/features/desk/server/http/deskAccess'
import { limitPaymentStarts, rateLimit, sameOrigin } from '~/server/http/guards'
import { lazy } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import type { RenderPage } from './pages/pages'

/** Routes server functions below /_serverFn: guards first, then the renderer, which runs the function. */
export function createServerFnRoutes(renderPage: RenderPage, notFound: (c: Context) => Response) {
  const calls = new Hono()
  const answer = lazy(async () => (await import('./pages/handleServerFn')).handleServerFn(renderPage))
  // Before the other limits: a buyer who approved a payment must be able to complete it, whatever else the address
  // does.
  calls.all(
    '/process-paypal-payment',
    rateLimit('SESSION_LIMIT', undefined, 'capture '),
    limitBody(formBytes),
    answer,
  )
  for (const name of ['process-stripe-payment', 'create-paypal-order'])
    calls.use(`/${name}`, limitPaymentStarts())
  calls.use('/:name{desk-.+}', deskAccess(notFound), sameOrigin())
  calls.use(rateLimit('SESSION_LIMIT'), limitBody(formBytes))
  if (__DEV_SERVER__) calls.use(deskAccessInDev)
  // Under `npm run dev` the framework generates its own function names.
  for (const name of __DEV_SERVER__ ? ['*'] : Object.values(functionNames)) calls.all(`/${name}`, answer)
  return calls.all('*', notFound)
}
