import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { orderPhotos } from '../db/schema'
import { isPhotoLinkValid } from '../photos/photoLink'
import { createServices } from '../services'
import { photoFile } from './photoFile'

/** GET /photos/:id: a photo to whoever holds a link that we signed; as a download, never as a page. */
export const getPhoto = (c: Context) => give(c, 'photo')

/** GET /photos/:id/preview: its small picture, in the same way. */
export const getPreview = (c: Context) => give(c, 'preview')

async function give(c: Context, what: 'photo' | 'preview'): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  if (!(await isPhotoLinkValid(services, what, id, c.req.query()))) return c.json({ code: 'bad_link' }, 403)
  const photo = await services.db.query.orderPhotos.findFirst({ where: eq(orderPhotos.id, id) })
  // One that is being taken away is gone already.
  return (photo?.storedAt && (await photoFile(c, services, photo, what))) || c.json({ code: 'gone' }, 404)
}
