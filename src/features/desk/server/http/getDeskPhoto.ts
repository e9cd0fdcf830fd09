import type { Context } from 'hono'
import { photoFile } from '~/features/photos/server/http/photoFile'
import { createServices } from '~/server/services'
import { deskActor } from '../actor'
import { deskPhoto } from './deskPhoto'

/** GET /desk/photos/:id and /desk/photos/:id/preview: a photo or a portrait, and its preview. */
export const getDeskPhoto = (what: 'photo' | 'preview') => async (c: Context) => {
  deskActor()
  const services = createServices()
  const photo = await deskPhoto(c, services)
  return (photo && (await photoFile(c, services, photo, what))) ?? c.json({ code: 'gone' }, 404)
}
