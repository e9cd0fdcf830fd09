import type { Context } from 'hono'
import { receivePreview } from '~/features/photos/server/http/receivePreview'
import { createServices } from '~/server/services'
import { deskActor } from '../actor'
import { deskPhoto } from './deskPhoto'

/**
 * PUT /desk/photos/:id/preview: the preview of a portrait, as a raw JPEG. Responds 204; 404 for an unknown portrait,
 * 415 for anything but a complete JPEG.
 */
export async function putPortraitPreview(c: Context): Promise<Response> {
  deskActor()
  const services = createServices()
  const portrait = await deskPhoto(c, services, 'portrait')
  return portrait ? receivePreview(c, services, portrait) : c.json({ code: 'gone' }, 404)
}
