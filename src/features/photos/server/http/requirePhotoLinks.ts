import { createMiddleware } from 'hono/factory'
import { readConfig } from '~/server/config'

/** Nothing of a photo works without the secret of its link: says so before anything is stored or looked up. */
export const requirePhotoLinks = createMiddleware(async (c, next) =>
  readConfig().photoLinkSecret ? next() : c.json({ code: 'not_configured' }, 503),
)
