import type { Context } from 'hono'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { orderById } from '../orders/order'
import { listPhotos } from '../photos/listPhotos'
import { numberPortraits } from '../photos/numberPortraits'
import { isPhotoLinkValid } from '../photos/photoLink'
import { isEarlier, visiblePortraits } from '../photos/visiblePortraits'
import { createServices } from '../services'
import { zipFile } from './photoFile'

/** GET /orders/:id/portraits.zip: all portraits that the buyer may see, to whoever holds a link that we signed. */
export async function getPortraits(c: Context): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  if (!(await isPhotoLinkValid(services, 'portraits', id, c.req.query())))
    return c.json({ code: 'bad_link' }, 403)
  const order = await orderById(services.db, id)
  const made = order ? await listPhotos(services, order, 'portrait') : []
  const now = services.now()
  const portraits = order
    ? visiblePortraits(order, numberPortraits(made), now).filter(
        (portrait) => !isEarlier(order, portrait, now),
      )
    : []
  if (!order || !portraits.length) return c.json({ code: 'gone' }, 404)
  return (
    (await zipFile(c, services, portraits, `portraits-${formatOrderNumber(order.number)}`)) ??
    c.json({ code: 'gone' }, 404)
  )
}
