import { Hono } from 'hono'
import { previewBytes } from '~/core/schemas/limits'
import { rateLimit, sameOrigin } from '~/server/http/guards'
import { lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { notModified } from '~/server/http/notModified'
import { requirePhotoLinks } from './requirePhotoLinks'

const handler = lazyFrom(() => import('./handlers'))
const upload = [sameOrigin(), rateLimit('UPLOAD_LIMIT')] as const
// A page can show hundreds of images at a time.
const picture = [rateLimit('PICTURE_LIMIT'), notModified] as const

/** A buyer's photos and portraits, under /photos. */
export const photoRoutes = new Hono()
  .use(requirePhotoLinks)
  .put('/', ...upload, handler('putPhoto'))
  .get('/:id', ...picture, handler('getPhoto'))
  .delete('/:id', ...upload, handler('deletePhoto'))
  .get('/:id/preview', ...picture, handler('getPreview'))
  .get('/:id/thumbnail', ...picture, handler('getThumbnail'))
  .put('/:id/preview', ...upload, limitBody(previewBytes), handler('putPreview'))
