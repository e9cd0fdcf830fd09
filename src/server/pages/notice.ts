import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import { translator } from '~/server/translate'
import { alertPage } from './alertPage'
import { type NoticeKind, noticeActions, notices } from './noticeTexts'

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
  return alertPage(c, {
    i18n,
    status: status ?? statuses[kind],
    texts: notices[kind],
    values: { message: reason ? i18n._(reason) : '' },
    links: [
      [pathOf('photo-service', edition), noticeActions.back],
      [`mailto:${site.contact[edition].email}`, noticeActions.contact],
    ],
  })
}
