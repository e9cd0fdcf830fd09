import type { Context } from 'hono'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { isPreview, storePreview } from '../storePreview'

/** Takes in the small picture of a stored photo as the raw body of a request. 204; 404 gone, 415 no whole JPEG. */
export async function receivePreview(c: Context, services: Services, photo: Photo): Promise<Response> {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isPreview(bytes)) return c.json({ code: 'not_a_photo' }, 415)
  return (await storePreview(services, photo, bytes)) ? c.body(null, 204) : c.json({ code: 'gone' }, 404)
}
