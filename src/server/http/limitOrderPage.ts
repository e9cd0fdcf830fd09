import { createMiddleware } from 'hono/factory'
import { editionAt } from '~/catalog/addresses'
import { defaultEdition } from '~/catalog/editions'
import { rateLimit } from './guards'
import { lazy } from './lazy'

const notice = lazy(async () => (await import('~/server/pages/notice')).notice)

const limited = rateLimit('SESSION_LIMIT', (c) =>
  notice(c, editionAt(c.req.path) ?? defaultEdition, 'too_often'),
)

/** Limits how often orders are looked up by their page. Without a session it is the same for everyone. */
export const limitOrderPage = createMiddleware(async (c, next) =>
  c.req.query('session_id') === undefined ? next() : limited(c, next),
)
