import type { Context } from 'hono'
import { isPreview, storePreview } from '../photos/storePreview'
import { createServices } from '../services'
import { photoOfBuyer, refusals } from './photoOfBuyer'

/**
 * PUT /photos/:id/preview: the small picture of a stored photo, as a raw JPEG, drawn by the browser that sent the
 * photo. 204; 415 for anything but a whole JPEG; else as `deletePhoto`.
 */
export async function putPreview(c: Context): Promise<Response> {
  const services = createServices()
  const found = await photoOfBuyer(c, services)
  if (!found.ok) return c.json({ code: found.code }, refusals[found.code])
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isPreview(bytes)) return c.json({ code: 'not_a_photo' }, 415)
  const kept = await storePreview(services, found.value.photo, bytes)
  return kept ? c.body(null, 204) : c.json({ code: 'gone' }, 404)
}
