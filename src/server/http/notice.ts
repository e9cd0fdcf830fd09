import type { Context } from 'hono'
import { html } from 'hono/html'
import { pathOf } from '~/addresses'
import { type NoticeKind, noticeActions, noticeReason, notices } from '~/content/notice'
import { editions } from '~/editions'
import { ratePeriod } from '~/schemas/limits'
import type { OrderEdition } from '~/schemas/orderEdition'
import { site } from '~/site'
import { translator } from '../translate'
import { plainPage } from './plainPage'

/** Says in the visitor's language why there is nothing else to show. */
export function notice(
  c: Context,
  edition: OrderEdition,
  kind: NoticeKind,
  status: 400 | 403 | 422 | 429 | 500 | 502,
): Promise<Response> {
  const i18n = translator(editions[edition].locale)
  const { title, text } = notices[kind]
  return plainPage(c, {
    i18n,
    status,
    ...(kind === 'too_often' ? { retryAfter: ratePeriod } : {}),
    title: i18n._(title),
    body: html`<p role="alert">${i18n._(text.id, { message: i18n._(noticeReason) })}</p><a href="${pathOf('photo-service', edition)}">${i18n._(noticeActions.back)}</a><a href="mailto:${site.contact[edition].email}">${i18n._(noticeActions.contact)}</a>`,
  })
}
