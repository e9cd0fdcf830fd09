import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { orderPhotos } from '../db/schema'
import { isPhotoLinkValid } from '../photos/photoLink'
import { createServices } from '../services'

/** GET /photos/:id: a photo to whoever holds a link that we signed; as a download, never as a page. */
export async function getPhoto(c: Context): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  const { expires = '', signature = '' } = c.req.query()
  if (!(await isPhotoLinkValid(services, id, expires, signature))) return c.json({ code: 'bad_link' }, 403)
  const photo = await services.db.query.orderPhotos.findFirst({ where: eq(orderPhotos.id, id) })
  const object = photo && (await services.bucket.get(photo.key))
  if (!object) return c.json({ code: 'gone' }, 404)
  return new Response(object.body, {
    headers: {
      'Content-Type': photo.type,
      'Content-Length': String(object.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(photo.name)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
