import { createMiddleware } from 'hono/factory'
import { editionAt } from '~/catalog/addresses'
import { defaultEdition } from '~/catalog/editions'
import { rateLimit } from './guards'
import { lazy } from './lazy'

const notice = lazy(async () => (await import('~/server/pages/notice')).notice)

// Apart from the calls of open pages, which ask every few seconds: a buyer comes here from the payment.
const limited = rateLimit(
  'SESSION_LIMIT',
  (c) => notice(c, editionAt(c.req.path) ?? defaultEdition, 'too_often'),
  'page ',
)

/**
 * Rate-limits pages with a session in their address, because each request renders them. Without a session a page is the
 * same for every visitor.
 */
export const limitSessionPages = createMiddleware(async (c, next) =>
  c.req.query('session_id') === undefined ? next() : limited(c, next),
)
