import type { Context } from 'hono'
import * as v from 'valibot'
import { failure, type Result, success } from '~/core/result'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { portraitHeadersSchema } from '~/core/schemas/upload'
import { receivePhoto } from '~/features/photos/server/http/receivePhoto'
import { storePhoto } from '~/features/photos/server/storePhoto'
import { type Order, orderById } from '~/server/orders/order'
import { createServices, type Services } from '~/server/services'
import { deskActor } from '../actor'

/**
 * PUT /desk/orders/:id/portraits: one portrait as the raw body, hidden from the buyer until delivery. Responds
 * `{ key, id, size }`; `{ code }` with 400 for invalid headers, 404 for an unknown order, 409 for one that is not with
 * the studio; otherwise as `receivePhoto`.
 */
export async function putPortrait(c: Context): Promise<Response> {
  deskActor()
  const services = createServices()
  const headers = v.safeParse(portraitHeadersSchema, Object.fromEntries(c.req.raw.headers))
  if (!headers.success) return c.json({ code: 'bad_request' }, 400)
  const open = () => studioOrder(services, c.req.param('id') ?? '')
  const portrait = await receivePhoto(c, {
    role: 'portrait',
    headers: headers.output,
    store: async (upload) => {
      const opened = await open()
      return opened.ok ? storePhoto(services, opened.value, upload) : opened
    },
    closed: async () => {
      const opened = await open()
      return opened.ok ? undefined : opened.code
    },
    statuses: { unknown: 404, closed: 409 },
  })
  if (portrait instanceof Response) return portrait
  const { id, key, size } = portrait
  return c.json({ key, id, size })
}

async function studioOrder({ db }: Services, id: string): Promise<Result<Order, 'unknown' | 'closed'>> {
  const order = await orderById(db, id)
  if (!order) return failure('unknown')
  return studioStatuses.includes(order.status) ? success(order) : failure('closed')
}
