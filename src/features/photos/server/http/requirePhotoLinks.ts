import { createMiddleware } from 'hono/factory'
import { readConfig } from '~/server/config'

/** Returns 503 when the link secret is missing: no photo route works without it. */
export const requirePhotoLinks = createMiddleware(async (c, next) =>
  readConfig().photoLinkSecret ? next() : c.json({ code: 'not_configured' }, 503),
)
