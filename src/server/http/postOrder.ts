import type { Context } from 'hono'
import * as v from 'valibot'
import { editionAt } from '~/addresses'
import { editionNamed } from '~/editions'
import { type OrderEdition, orderEditions } from '~/schemas/orderEdition'
import { orderFormSchema } from '~/schemas/payment'
import { providerFor } from '~/schemas/providers'
import { count } from '../counters/count'
import { logFailure } from '../log'
import { startPayment } from '../orders/startPayment'
import { createServices } from '../services'
import { notice } from './notice'

/**
 * POST /orders: the form of a plan card, and of the checkout without script. Makes the order and a hosted
 * session for exactly that price and answers 303 to it; what goes wrong is said on a page of its own, because
 * the form opened a new tab.
 */
export async function postOrder(c: Context): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const edition = editionNamed(orderEditions, fields.edition)
  const form = v.safeParse(orderFormSchema, fields)
  if (!form.success) {
    const kind = kindOf(fields, form.issues)
    return notice(c, edition, kind, kind === 'payment_failed' ? 400 : 422)
  }
  try {
    const started = await start(edition, form.output)
    if (started.ok) return c.redirect(started.value.url, 303)
    return notice(c, edition, 'payment_failed', 502)
  } catch (error) {
    logFailure('order_failed', error)
    return notice(c, edition, 'payment_failed', 500)
  }
}

/** Names the mistake that the buyer can mend; any other form is none of ours. */
function kindOf(fields: Record<string, unknown>, issues: v.BaseIssue<unknown>[]) {
  const wrong = issues.map((issue) => String(issue.path?.[0]?.key))
  if (!wrong.every((name) => name.startsWith('customer'))) return 'payment_failed'
  const empty = wrong.some((name) => !String(fields[name] ?? '').trim())
  return empty || wrong.includes('customerName') ? 'fill_in_fields' : 'check_email'
}

function start(edition: OrderEdition, form: v.InferOutput<typeof orderFormSchema>) {
  const services = createServices()
  if (form.offer === 'service') {
    count('plan', edition)
    return startPayment(services, providerFor('card', edition), {
      offer: 'service',
      plan: form.plan,
      edition,
      requestKey: crypto.randomUUID(),
      customerName: null,
      customerEmail: null,
    })
  }
  return startPayment(services, providerFor(form.method, edition), {
    offer: 'checkout',
    plan: form.plan,
    edition,
    requestKey: form.requestKey ?? crypto.randomUUID(),
    customerName: form.customerName,
    customerEmail: form.customerEmail,
  })
}

/** Refuses with a page, because the form opened a tab. */
export function refuseOrder(c: Context, code: 'foreign_origin' | 'too_often'): Promise<Response> {
  const from = URL.parse(c.req.header('referer') ?? '')?.pathname ?? ''
  const edition = editionNamed(orderEditions, editionAt(from))
  return notice(
    c,
    edition,
    code === 'too_often' ? 'too_often' : 'payment_failed',
    code === 'too_often' ? 429 : 403,
  )
}
