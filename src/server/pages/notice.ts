import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { ratePeriod } from '~/core/schemas/limits'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import { translator } from '~/server/translate'
import { type NoticeKind, noticeActions, notices } from './noticeTexts'
import { staticPage } from './staticPage'

const statuses = {
  payment_failed: 502,
  unknown_choice: 422,
  not_started: 503,
  foreign_origin: 403,
  fill_in_fields: 422,
  too_long: 422,
  check_email: 422,
  too_often: 429,
} as const satisfies Record<NoticeKind, number>

/** Temporary conditions, answered with `Retry-After`. */
const temporary: readonly NoticeKind[] = ['too_often', 'not_started']

type Details = {
  /** Overrides the default status of the notice. */
  status?: 409 | 500 | 502 | 503
  /** Why a payment failed. */
  reason?: MessageDescriptor
}

/** Renders a static page in the visitor's language that explains why a request failed. */
export function notice(
  c: Context,
  edition: OrderEdition,
  kind: NoticeKind,
  { status, reason }: Details = {},
): Promise<Response> {
  const i18n = translator(editions[edition].locale)
  const { title, text } = notices[kind]
  return staticPage(c, {
    i18n,
    status: status ?? statuses[kind],
    ...(temporary.includes(kind) ? { retryAfter: ratePeriod } : {}),
    title: i18n._(title),
    body: html`<p role="alert">${i18n._(text.id, { message: reason ? i18n._(reason) : '' })}</p><a href="${pathOf('photo-service', edition)}">${i18n._(noticeActions.back)}</a><a href="mailto:${site.contact[edition].email}">${i18n._(noticeActions.contact)}</a>`,
  })
}
