import type { Context } from 'hono'
import * as v from 'valibot'
import { studioStatuses } from '~/schemas/orderStatus'
import { portraitHeadersSchema } from '~/schemas/upload'
import { deskActor } from '../desk/actor'
import { orderById } from '../orders/order'
import { createServices } from '../services'
import { receivePhoto } from './receivePhoto'

/**
 * PUT /desk/orders/:id/portraits: one portrait as the raw body, put beside the order until it is delivered. Answers
 * `{ key, id, size }`; `{ code }` with 400 for its fields, 404 for no such order, 409 for one that is not the studio's;
 * else as `receivePhoto`.
 */
export async function putPortrait(c: Context): Promise<Response> {
  deskActor()
  const services = createServices()
  const headers = v.safeParse(portraitHeadersSchema, Object.fromEntries(c.req.raw.headers))
  if (!headers.success) return c.json({ code: 'bad_request' }, 400)
  const portrait = await receivePhoto(c, services, {
    role: 'portrait',
    headers: headers.output,
    findOrder: async () => {
      const order = await orderById(services.db, c.req.param('id') ?? '')
      if (!order) return c.json({ code: 'unknown' }, 404)
      return studioStatuses.includes(order.status) ? order : c.json({ code: 'closed' }, 409)
    },
  })
  if (portrait instanceof Response) return portrait
  const { id, key, size } = portrait
  return c.json({ key, id, size })
}
