import type { Context } from 'hono'
import { html } from 'hono/html'
import { editions } from '~/catalog/editions'
import { contactMailto } from '~/features/contact/contactMessages'
import { contactNotices, noticeActions } from '~/server/pages/noticeTexts'
import { formEdition } from '~/server/pages/pageEdition'
import { staticPage } from '~/server/pages/staticPage'
import { translator } from '~/server/translate'

const statuses = { foreign_origin: 403, too_large: 413 } as const

/**
 * Says that a message was not even read: it came from elsewhere, or is too long to be taken in. The browser's
 * way back still has the text.
 */
export async function contactRefused(c: Context, code: keyof typeof statuses): Promise<Response> {
  const edition = formEdition(c)
  const i18n = translator(editions[edition].locale)
  const { title, text } = contactNotices[code]
  const home = `${editions[edition].home}#${editions[edition].contactAnchor}`
  return staticPage(c, {
    i18n,
    status: statuses[code],
    title: i18n._(title),
    body: html`<p role="alert">${i18n._(text)}</p><a href="${home}">${i18n._(noticeActions.back)}</a><a href="${contactMailto(i18n, edition, {})}">${i18n._(noticeActions.contact)}</a>`,
  })
}
