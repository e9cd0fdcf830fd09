import type { Context } from 'hono'
import { deskActor } from '../desk/actor'
import { isPreview, storePreview } from '../photos/storePreview'
import { createServices } from '../services'
import { deskPhoto } from './deskPhoto'

/**
 * PUT /desk/photos/:id/preview: the small picture of a portrait, as a raw JPEG. 204; 404 for what is no portrait, 415 for
 * anything but a whole JPEG.
 */
export async function putPortraitPreview(c: Context): Promise<Response> {
  deskActor()
  const services = createServices()
  const portrait = await deskPhoto(c, services, 'portrait')
  if (!portrait) return c.json({ code: 'gone' }, 404)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isPreview(bytes)) return c.json({ code: 'not_a_photo' }, 415)
  return (await storePreview(services, portrait, bytes)) ? c.body(null, 204) : c.json({ code: 'gone' }, 404)
}
