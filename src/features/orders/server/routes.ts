import { Hono } from 'hono'
import { formBytes } from '~/core/schemas/limits'
import { requirePhotoLinks } from '~/features/photos/server/http/requirePhotoLinks'
import { rateLimit, sameOrigin } from '~/server/http/guards'
import { lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { notModified } from '~/server/http/notModified'

const handler = lazyFrom(() => import('./handlers'))

/** A buyer's orders, below /orders. */
export const orderRoutes = new Hono()
  .post(
    '/link',
    sameOrigin(handler('refuseOrderLink')),
    rateLimit('LINK_LIMIT', handler('refuseOrderLink')),
    limitBody(formBytes),
    handler('postOrderLink'),
  )
  .post(
    '/withdraw',
    sameOrigin(handler('refuseWithdrawal')),
    rateLimit('SESSION_LIMIT', handler('refuseWithdrawal')),
    limitBody(formBytes),
    handler('postWithdrawal'),
  )
  .get(
    '/:id/portraits.zip',
    requirePhotoLinks,
    rateLimit('SESSION_LIMIT'),
    notModified,
    handler('getPortraits'),
  )
  .get('/:id/data.zip', requirePhotoLinks, rateLimit('SESSION_LIMIT'), notModified, handler('getDataCopy'))
