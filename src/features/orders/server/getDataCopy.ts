import type { Context } from 'hono'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { zipFile } from '~/features/photos/server/http/photoFile'
import { isPhotoLinkValid } from '~/features/photos/server/photoLink'
import { orderById } from '~/server/orders/order'
import { createServices } from '~/server/services'
import { copySummary } from './copy/copySummary'
import { readCopy } from './copy/readCopy'

/**
 * GET /orders/:id/data.zip: a copy of the buyer's data, as a readable page, as JSON, and with all photos and portraits
 * that the buyer may see. Requires a signed link.
 */
export async function getDataCopy(c: Context): Promise<Response> {
  const services = createServices()
  const id = c.req.param('id') ?? ''
  if (!(await isPhotoLinkValid(services, 'data', id, c.req.query()))) return c.json({ code: 'bad_link' }, 403)
  const order = await orderById(services.db, id)
  if (!order) return c.json({ code: 'gone' }, 404)
  const copy = await readCopy(services, order)
  const encoder = new TextEncoder()
  const texts = [
    { path: 'index.html', bytes: encoder.encode(await copySummary(copy)) },
    { path: 'data.json', bytes: encoder.encode(`${JSON.stringify(copy.data, null, 2)}\n`) },
  ]
  const number = formatOrderNumber(order.number)
  return zipFile(
    c,
    services,
    copy.files.map(({ photo }) => photo),
    `data-${number}`,
    { paths: copy.files.map(({ path }) => path), texts, modified: order.updatedAt },
  )
}
