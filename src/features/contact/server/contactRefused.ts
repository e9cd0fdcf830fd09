import type { Context } from 'hono'
import { editions } from '~/catalog/editions'
import { contactMailto } from '~/features/contact/contactMessages'
import { alertPage } from '~/server/pages/alertPage'
import { noticeActions } from '~/server/pages/noticeTexts'
import { formEdition } from '~/server/pages/pageEdition'
import { translator } from '~/server/translate'
import { contactNotices } from './contactNotices'

const statuses = { foreign_origin: 403, too_large: 413 } as const

/**
 * Responds with a page for a message that was refused unread: it came from another origin, or is too large. The text is
 * still in the form when the visitor goes back.
 */
export async function contactRefused(c: Context, code: keyof typeof statuses): Promise<Response> {
  const edition = formEdition(c)
  const i18n = translator(editions[edition].locale)
  return alertPage(c, {
    i18n,
    status: statuses[code],
    texts: contactNotices[code],
    links: [
      [`${editions[edition].home}#${editions[edition].contactAnchor}`, noticeActions.back],
      [contactMailto(i18n, edition, {}), noticeActions.contact],
    ],
  })
}
