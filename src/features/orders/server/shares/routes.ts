import { Hono } from 'hono'
import type { EditionsWith } from '~/catalog/addresses'
import { requirePhotoLinks } from '~/features/photos/server/http/requirePhotoLinks'
import { rateLimit } from '~/server/http/guards'
import { lazyFrom } from '~/server/http/lazy'
import { notModified } from '~/server/http/notModified'

const handler = lazyFrom(() => import('./handlers'))

/** Portraits that buyers show to others, below the path of each language. */
export function shareRoutes(edition: EditionsWith<'thank-you'>) {
  const notice = handler('refuseShare')
  return new Hono()
    .get(
      '/:id',
      requirePhotoLinks,
      rateLimit('SESSION_LIMIT', (c) => notice(c, edition)),
      (c) => handler('getShare')(c, edition),
    )
    .get(
      '/:id/portraits.zip',
      requirePhotoLinks,
      rateLimit('SESSION_LIMIT'),
      notModified,
      handler('getSharedPortraits'),
    )
    .get(
      '/:id/:portrait',
      requirePhotoLinks,
      rateLimit('PICTURE_LIMIT'),
      notModified,
      handler('getSharedPortrait'),
    )
    .all('/*', (c) =>
      /^(GET|HEAD)$/.test(c.req.method)
        ? handler('missingShare')(c, edition)
        : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
    )
}
