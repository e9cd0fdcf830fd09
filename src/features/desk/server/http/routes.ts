import { Hono } from 'hono'
import { previewBytes, sizesBytes } from '~/core/schemas/limits'
import { sameOrigin } from '~/server/http/guards'
import { lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { notModified } from '~/server/http/notModified'

const handler = lazyFrom(() => import('./handlers'))

/** File endpoints of the desk, below /desk. `app/server.ts` puts the access check in front of them. */
export const deskRoutes = new Hono()
  .get('/photos/:id', notModified, handler('getPhoto'))
  .get('/photos/:id/preview', notModified, handler('getPreview'))
  .put('/photos/:id/preview', sameOrigin(), limitBody(previewBytes), handler('putPortraitPreview'))
  .put('/photos/:id/sizes', sameOrigin(), limitBody(sizesBytes), handler('putPortraitSizes'))
  .put('/orders/:id/portraits', sameOrigin(), handler('putPortrait'))
  .get('/orders/:id/photos.zip', notModified, handler('getPhotosZip'))
  .get('/orders/:id/portraits.zip', notModified, handler('getPortraitsZip'))
  // The address of an order without its last part.
  .get('/orders', (c) => c.redirect('/desk'))
  .get('/orders.csv', handler('getOrdersCsv'))
  .get('/messages.csv', handler('getMessagesCsv'))
  .get('/site', handler('getSiteEditor'))
  .get('/site/:file', handler('getEditorFile'))
