import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/catalog/addresses'
import { editionOrDefault } from '~/catalog/editions'
import { logFailure } from '~/core/log'
import type { FormState } from '~/core/schemas/checkout'
import { orderEditions } from '~/core/schemas/orderEdition'
import { checkoutFormSchema } from '~/features/checkout/schema'
import { createServices } from '~/server/services'
import { getCheckoutState } from './getCheckoutState'

/**
 * GET /orders/return?form=…&edition=…: the cancel URL of a provider's page, usually reached without a payment.
 * Redirects to the page the buyer came from, which confirms that nothing was charged once the provider has confirmed
 * it. If the order was paid after all, redirects to its upload page.
 */
export async function orderReturn(c: Context): Promise<Response> {
  const query = v.safeParse(checkoutFormSchema, { requestKey: c.req.query('form') })
  if (!query.success) return returnWithout(c)
  const { requestKey } = query.output
  const form = await getCheckoutState(createServices(), requestKey).catch((error): FormState => {
    logFailure('form_not_read', error)
    return { state: 'unknown' }
  })
  if ('url' in form) return c.redirect(form.url, 303)
  if (form.state === 'unknown') return returnWithout(c)
  const { offer, edition, plan } = form
  if (offer === 'checkout')
    return c.redirect(`${pathOf('checkout', edition)}?plan=${plan}&resume=${requestKey}`, 303)
  const anchor = form.state === 'unpaid' ? '#not-charged' : '#plans'
  return c.redirect(pathOf('photo-service', edition) + anchor, 303)
}

/** Redirects without a message about the payment, because its state was not read. */
export function returnWithout(c: Context): Response {
  return c.redirect(pathOf('photo-service', editionOrDefault(orderEditions, c.req.query('edition'))), 303)
}
