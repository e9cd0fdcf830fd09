import type { Context } from 'hono'
import { formatOrderNumber } from '~/schemas/orderNumber'
import type { PhotoRole } from '../db/schema'
import { deskActor } from '../desk/actor'
import { orderById } from '../orders/order'
import { listPhotos } from '../photos/listPhotos'
import { createServices } from '../services'
import { zipFile } from './photoFile'

/** GET /desk/orders/:id/photos.zip and portraits.zip: every photo or portrait of an order, packed while it is read. */
export const getDeskZip = (role: PhotoRole) => async (c: Context) => {
  deskActor()
  const services = createServices()
  const order = await orderById(services.db, c.req.param('id') ?? '')
  const photos = order ? await listPhotos(services, order, role) : []
  if (!order || !photos.length) return c.json({ code: 'gone' }, 404)
  return (
    (await zipFile(c, services, photos, `${role}s-${formatOrderNumber(order.number)}`)) ??
    c.json({ code: 'gone' }, 404)
  )
}
