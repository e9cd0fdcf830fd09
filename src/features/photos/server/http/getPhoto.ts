import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { portraitSizeSchema } from '~/core/schemas/madeSizes'
import { orderPhotos, orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { isPhotoLinkValid } from '../photoLink'
import { visiblePortraits } from '../visiblePortraits'
import { photoFile } from './photoFile'

/**
 * GET /photos/:id: a photo, for a valid signed link. Always an attachment, never rendered as a page. With `?size=`, a
 * portrait in that size, since whoever may have the original may have it smaller.
 */
export const getPhoto = (c: Context) => sendSigned(c, 'photo')

/** GET /photos/:id/preview: the photo's preview, likewise. */
export const getPreview = (c: Context) => sendSigned(c, 'preview')

/**
 * GET /photos/:id/thumbnail: the preview of a portrait, in a mail. A mail program in a browser asks for it from another
 * origin.
 */
export async function getThumbnail(c: Context): Promise<Response> {
  const response = await sendSigned(c, 'thumbnail')
  response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return response
}

/** The columns that decide what a buyer sees. D1 returns at most 100 columns, which all of both tables exceed. */
const shownOrder = {
  status: orders.status,
  deliveredAt: orders.deliveredAt,
  correctionsAt: orders.correctionsAt,
}

async function sendSigned(c: Context, what: 'photo' | 'preview' | 'thumbnail'): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  if (!(await isPhotoLinkValid(services, what, id, c.req.query()))) return c.json({ code: 'bad_link' }, 403)
  const [found] = await services.db
    .select({ photo: orderPhotos, order: shownOrder })
    .from(orderPhotos)
    .innerJoin(orders, eq(orders.id, orderPhotos.orderId))
    .where(eq(orderPhotos.id, id))
  // A link only opens what the order page shows now, which may have changed since it was signed.
  const open =
    found &&
    (found.photo.role === 'photo'
      ? found.photo.storedAt !== null && what !== 'thumbnail'
      : visiblePortraits(found.order, [found.photo], services.now()).length > 0)
  const size = what === 'photo' ? c.req.query('size') : undefined
  if (size !== undefined && !v.is(portraitSizeSchema, size)) return c.json({ code: 'gone' }, 404)
  return (
    (open && (await photoFile(c, services, found.photo, size ?? (what === 'photo' ? what : 'preview')))) ||
    c.json({ code: 'gone' }, 404)
  )
}
