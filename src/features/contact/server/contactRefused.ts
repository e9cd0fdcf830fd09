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
 * Responds with a page for a message that was refused unread: it came from another origin, or is too large. The text is
 * still in the form when the visitor goes back.
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
