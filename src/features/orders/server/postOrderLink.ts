import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/catalog/addresses'
import { editionOrDefault, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { logFailure } from '~/core/log'
import { email as emailField } from '~/core/schemas/fields'
import { type OrderEdition, orderEditions } from '~/core/schemas/orderEdition'
import { type Refusal, refusalStatus, refuseWithCode } from '~/server/http/guards'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { alertPage } from '~/server/pages/alertPage'
import { noticeActions, notices } from '~/server/pages/noticeTexts'
import { formEdition } from '~/server/pages/pageEdition'
import { createServices, type Services } from '~/server/services'
import { translator } from '~/server/translate'
import { linkNotices } from './linkNotices'
import { sendLinks } from './sendLinks'

/**
 * POST /orders/link: mails the links to the orders of an address to that address. The response does not wait for the
 * search and is the same whether or not there are any: a page for a form without script, `{ code }` for script.
 */
export async function postOrderLink(c: Context): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const edition = editionOrDefault(orderEditions, fields.edition)
  const email = v.safeParse(emailField, fields.email)
  if (!email.success) return respond(c, edition, 'check_email', 422)
  waitUntil(send(createServices(), email.output))
  return respond(c, edition, 'link_sent', 200)
}

async function send(services: Services, email: string): Promise<void> {
  try {
    for (const id of await sendLinks(services, email)) await sendMailsAbout(services, id)
  } catch (error) {
    logFailure('links_not_sent', error)
  }
}

/** Refuses a request, with a page or `{ code }` like `postOrderLink`. */
export const refuseOrderLink = (c: Context, code: Refusal) =>
  forScript(c)
    ? refuseWithCode(c, code)
    : page(c, editionOrDefault(orderEditions, formEdition(c)), code, refusalStatus[code])

const forScript = (c: Context) => c.req.header('accept')?.includes('application/json')

const texts = { ...linkNotices, check_email: notices.check_email, too_often: notices.too_often }

const respond = async (c: Context, edition: OrderEdition, code: keyof typeof texts, status: 200 | 422) =>
  forScript(c) ? c.json({ code }, status) : page(c, edition, code, status)

const page = (
  c: Context,
  edition: OrderEdition,
  code: keyof typeof texts,
  status: 200 | 403 | 422 | 429,
): Promise<Response> =>
  alertPage(c, {
    i18n: translator(editions[edition].locale),
    status,
    texts: texts[code],
    links: [
      [pathOf('checkout', edition), noticeActions.back],
      [`mailto:${site.contact[edition].email}`, noticeActions.contact],
    ],
  })
