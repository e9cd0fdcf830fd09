import type { Context } from 'hono'
import { createServices } from '~/server/services'
import { photoOfBuyer, refusals } from './photoOfBuyer'
import { receivePreview } from './receivePreview'

/**
 * PUT /photos/:id/preview: the preview of a stored photo as a raw JPEG, rendered by the browser that sent the photo.
 * 204; 415 for anything but a complete JPEG; otherwise like `deletePhoto`.
 */
export async function putPreview(c: Context): Promise<Response> {
  const services = createServices()
  const found = await photoOfBuyer(c, services)
  if (!found.ok) return c.json({ code: found.code }, refusals[found.code])
  return receivePreview(c, services, found.value.photo)
}
