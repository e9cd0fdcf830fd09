import type { Context } from 'hono'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { isPreview, storePreview } from '../storePreview'

/** Receives the preview of a stored photo as the raw request body. 204; 404 photo gone, 415 not a complete JPEG. */
export async function receivePreview(c: Context, services: Services, photo: Photo): Promise<Response> {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isPreview(bytes)) return c.json({ code: 'not_a_photo' }, 415)
  return (await storePreview(services, photo, bytes)) ? c.body(null, 204) : c.json({ code: 'gone' }, 404)
}
