import type { Context } from 'hono'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { isPerson } from '~/server/counters/isPerson'
import { alertPage } from '~/server/pages/alertPage'
import { noticeActions, notices } from '~/server/pages/noticeTexts'
import { createServices } from '~/server/services'
import { translator } from '~/server/translate'
import { countVisit, openShare } from './openShare'
import { sharePage } from './sharePage'
import { shareTexts } from './shareTexts'

type Edition = EditionsWith<'thank-you'>

/**
 * GET /shared/:id: the portraits of a share, for everyone who has its link. 404 for another link, 410 for one that
 * ended.
 */
export async function getShare(c: Context, edition: Edition): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  const { signature = '' } = c.req.query()
  // A browser that loads the page ahead does not look at it, nor a messenger that shows a preview of the link.
  const isLook =
    c.req.method === 'GET' && isPerson(c) && !/prefetch|preview/.test(c.req.header('sec-purpose') ?? '')
  const opened = await openShare(services, { id, signature })
  if (!opened.ok) return explain(c, edition, opened.code)
  if (isLook) countVisit(services, opened.value, 'views')
  return sharePage(c, services, edition, opened.value)
}

/** Any other address below the path of shares. */
export const missingShare = (c: Context, edition: Edition): Promise<Response> =>
  explain(c, edition, 'unknown')

/** Refuses one of too many requests. */
export const refuseShare = (c: Context, edition: Edition): Promise<Response> =>
  explain(c, edition, 'too_often')

const statuses = { unknown: 404, ended: 410, too_often: 429 } as const

function explain(c: Context, edition: Edition, code: keyof typeof statuses): Promise<Response> {
  return alertPage(c, {
    i18n: translator(editions[edition].locale),
    status: statuses[code],
    texts: code === 'too_often' ? notices.too_often : shareTexts[code],
    links: [[pathOf('home', edition), noticeActions.home]],
  })
}
