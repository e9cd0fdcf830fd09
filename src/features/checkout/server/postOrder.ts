import type { Context } from 'hono'
import * as v from 'valibot'
import { editionOrDefault } from '~/catalog/editions'
import { priceOf } from '~/catalog/prices'
import { isStorageUnavailable } from '~/core/failureFields'
import { logFailure } from '~/core/log'
import { failure } from '~/core/result'
import { cleanLine } from '~/core/schemas/cleanLine'
import { type OrderEdition, orderEditions } from '~/core/schemas/orderEdition'
import { providerFor } from '~/core/schemas/providers'
import { paymentReasons } from '~/features/checkout/paymentReasons'
import { orderFormSchema } from '~/features/checkout/schema'
import { count } from '~/server/counters/count'
import { notice } from '~/server/pages/notice'
import type { NoticeKind } from '~/server/pages/noticeTexts'
import { formEdition } from '~/server/pages/pageEdition'
import { createServices } from '~/server/services'
import { startPayment } from './startPayment'

/**
 * POST /orders: the form of a plan card, and of the checkout without script. Creates the order and a hosted session for
 * exactly that price and redirects to it with 303. Errors get a page of their own, because the form opened a new tab.
 */
export async function postOrder(c: Context): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const edition = editionOrDefault(orderEditions, fields.edition)
  const form = v.safeParse(orderFormSchema, fields)
  if (!form.success) return notice(c, edition, kindOf(fields, form.issues))
  try {
    const started = await start(edition, form.output)
    if (started.ok) return c.redirect(started.value.url, 303)
    const { code } = started
    const status = code === 'payments_unavailable' ? 503 : code === 'amount_changed' ? 409 : 502
    return notice(c, edition, 'payment_failed', { status, reason: paymentReasons[code] })
  } catch (error) {
    logFailure('order_failed', error)
    // 503 for an unreachable database, which a retry may reach; 500 for a bug, which would repeat.
    return notice(c, edition, 'not_started', { status: isStorageUnavailable(error) ? 503 : 500 })
  }
}

/** Maps validation issues to a notice: a bad choice, which comes from hidden fields, or bad input. */
function kindOf(fields: Record<string, unknown>, issues: v.BaseIssue<unknown>[]): NoticeKind {
  const invalidFields = issues.map((issue) => String(issue.path?.[0]?.key))
  if (!invalidFields.every((name) => name.startsWith('customer'))) return 'unknown_choice'
  if (invalidFields.some((name) => !cleanLine(String(fields[name] ?? '')))) return 'fill_in_fields'
  return issues.some(({ type }) => type === 'max_length') ? 'too_long' : 'check_email'
}

async function start(edition: OrderEdition, form: v.InferOutput<typeof orderFormSchema>) {
  const { amount } = priceOf(edition, form.offer, 'ai-photos', form.plan)
  if (form.amount && form.amount !== `${amount}`) return failure('amount_changed')
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

/** Responds with a page, because the form opened a new tab. */
export function refuseOrder(c: Context, code: 'foreign_origin' | 'too_often'): Promise<Response> {
  return notice(c, editionOrDefault(orderEditions, formEdition(c)), code)
}
