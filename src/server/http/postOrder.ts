import type { Context } from 'hono'
import * as v from 'valibot'
import { isEdition } from '~/editions'
import { orderFormSchema } from '~/schemas/payment'
import { failureName, log } from '../log'
import { startCardPayment } from '../orders/startCardPayment'
import { createServices } from '../services'
import { notice } from './notice'

/**
 * POST /orders: the form of a plan card, and of the checkout without script. Makes the order and a hosted
 * session for exactly that price and answers 303 to it; what goes wrong is said on a page of its own, because
 * the form opened a new tab.
 */
export async function postOrder(c: Context): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const edition = isEdition(fields.edition) ? fields.edition : 'us'
  const form = v.safeParse(orderFormSchema, fields)
  if (!form.success) {
    const onlyMissing = form.issues.every((issue) =>
      issue.path?.some((step) => String(step.key).startsWith('customer')),
    )
    return notice(c, edition, onlyMissing ? 'fill_in_fields' : 'payment_failed', onlyMissing ? 422 : 400)
  }
  const customer =
    form.output.offer === 'checkout' ? form.output : { customerName: null, customerEmail: null }
  try {
    const started = await startCardPayment(createServices(), {
      ...(form.output.offer === 'checkout'
        ? { offer: 'checkout', plan: form.output.plan }
        : { offer: 'service', plan: form.output.plan }),
      edition,
      requestKey: crypto.randomUUID(),
      customerName: customer.customerName,
      customerEmail: customer.customerEmail,
    })
    if (started.ok) return c.redirect(started.value.url, 303)
    return notice(c, edition, 'payment_failed', 502)
  } catch (error) {
    log('order_failed', { error: failureName(error) })
    return notice(c, edition, 'payment_failed', 500)
  }
}

/** The form opened a tab, so even a refusal is a page. */
export function refuseOrder(c: Context, code: 'foreign_origin' | 'too_often'): Promise<Response> {
  const edition = c.req.header('referer')?.includes('-br') ? 'br' : 'us'
  return notice(
    c,
    edition,
    code === 'too_often' ? 'too_often' : 'payment_failed',
    code === 'too_often' ? 429 : 403,
  )
}
