import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/catalog/addresses'
import { editionOrDefault, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { orderEditions } from '~/core/schemas/orderEdition'
import { sessionIdSchema } from '~/core/schemas/sessionId'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { orderOfSession } from '~/server/orders/order'
import { alertPage } from '~/server/pages/alertPage'
import { noticeActions, notices } from '~/server/pages/noticeTexts'
import { formEdition } from '~/server/pages/pageEdition'
import { createServices } from '~/server/services'
import { translator } from '~/server/translate'
import { withdrawalNotices } from './withdrawalNotices'
import { withdrawConsent } from './withdrawConsent'

/**
 * POST /orders/withdraw: the buyer withdraws their consent with the form of the order page, with script and without.
 * Leads back to that page, which says what came of it.
 */
export async function postWithdrawal(c: Context): Promise<Response> {
  const { session_id: session, edition: from } = await c.req
    .parseBody()
    .catch(() => ({}) as Record<string, unknown>)
  const edition = editionOrDefault(orderEditions, from)
  const page = pathOf('thank-you', edition)
  if (!v.is(sessionIdSchema, session)) return c.redirect(page, 303)
  const services = createServices()
  const order = await orderOfSession(services.db, session)
  if (order) {
    const done = await withdrawConsent(services, order)
    // Sends mails immediately; the scheduled job retries failures.
    if (done.ok) waitUntil(sendMailsAbout(services, order.id))
  }
  return c.redirect(`${page}?session_id=${session}`, 303)
}

/** Refuses a withdrawal that did not come from our page, or one of too many requests, with a page. */
export function refuseWithdrawal(c: Context, code: 'foreign_origin' | 'too_often'): Promise<Response> {
  const edition = editionOrDefault(orderEditions, formEdition(c))
  return alertPage(c, {
    i18n: translator(editions[edition].locale),
    status: code === 'too_often' ? 429 : 403,
    texts: code === 'too_often' ? notices.too_often : withdrawalNotices.foreign_origin,
    links: [[`mailto:${site.contact[edition].email}`, noticeActions.contact]],
  })
}
