import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { ValiError } from 'valibot'
import { PaypalRefusal } from '../paypal/errors'
import { StripeRefusal } from '../stripe/errors'
import { showPage } from './layout'

/** Shows a refused or invalid request as a page. Rethrows unexpected errors for the application to handle. */
export function showFailure(error: Error, c: Context): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof StripeRefusal || error instanceof PaypalRefusal)
    return showPage(c, {
      title: error.status === 404 ? 'Not found' : 'Not possible',
      body: html`<p role="alert">${error.message}</p><p><a href="/__sandbox/">All payments</a></p>`,
      status: error.status === 404 ? 404 : 400,
    })
  if (error instanceof ValiError)
    return showPage(c, {
      title: 'Invalid request',
      body: html`<p role="alert">${error.message}</p>`,
      status: 400,
    })
  throw error
}
