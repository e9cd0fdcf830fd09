import type { Context } from 'hono'
import * as v from 'valibot'
import { portraitSizeSchema } from '~/core/schemas/madeSizes'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { zipFile } from '~/features/photos/server/http/photoFile'
import { listPhotos } from '~/features/photos/server/listPhotos'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import { isPhotoLinkValid } from '~/features/photos/server/photoLink'
import { inSize } from '~/features/photos/server/sizes/sizePart'
import { isEarlier, visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { orderById } from '~/server/orders/order'
import { createServices } from '~/server/services'

/**
 * GET /orders/:id/portraits.zip: all portraits that the buyer may see, with `?size=` in a size. Requires a signed link.
 */
export async function getPortraits(c: Context): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  if (!(await isPhotoLinkValid(services, 'portraits', id, c.req.query())))
    return c.json({ code: 'bad_link' }, 403)
  const size = c.req.query('size')
  if (size !== undefined && !v.is(portraitSizeSchema, size)) return c.json({ code: 'gone' }, 404)
  const order = await orderById(services.db, id)
  const stored = order ? await listPhotos(services, order, 'portrait') : []
  const now = services.now()
  const portraits = order
    ? visiblePortraits(order, numberPortraits(stored), now).filter(
        (portrait) => !isEarlier(order, portrait, now),
      )
    : []
  const files = size ? inSize(portraits, size) : portraits
  if (!order || !files.length) return c.json({ code: 'gone' }, 404)
  return zipFile(c, services, files, `portraits-${formatOrderNumber(order.number)}${size ? `-${size}` : ''}`)
}
