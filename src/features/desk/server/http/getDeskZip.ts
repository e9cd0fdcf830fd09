import type { Context } from 'hono'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { zipFile } from '~/features/photos/server/http/photoFile'
import { listPhotos } from '~/features/photos/server/listPhotos'
import type { PhotoRole } from '~/server/db/schema'
import { orderById } from '~/server/orders/order'
import { createServices } from '~/server/services'
import { deskActor } from '../actor'

/** GET /desk/orders/:id/photos.zip and portraits.zip: every photo or portrait of an order, as a streamed ZIP. */
export const getDeskZip = (role: PhotoRole) => async (c: Context) => {
  deskActor()
  const services = createServices()
  const order = await orderById(services.db, c.req.param('id') ?? '')
  const photos = order ? await listPhotos(services, order, role) : []
  if (!order || !photos.length) return c.json({ code: 'gone' }, 404)
  return zipFile(c, services, photos, `${role}s-${formatOrderNumber(order.number)}`)
}
