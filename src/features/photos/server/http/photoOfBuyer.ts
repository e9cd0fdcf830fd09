import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import * as v from 'valibot'
import { failure, type Result, success } from '~/core/result'
import { sessionIdSchema } from '~/core/schemas/sessionId'
import { orderPhotos } from '~/server/db/schema'
import { type Order, orderOfSession } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'

export const refusals = { unknown: 403, closed: 409, gone: 404 } as const

/**
 * Finds the photo in the path, within the order of the session in the header, while the buyer may still change photos.
 */
export async function photoOfBuyer(
  c: Context,
  { db }: Services,
): Promise<Result<{ order: Order; photo: Photo }, keyof typeof refusals>> {
  const session = c.req.header('x-session-id')
  const order = v.is(sessionIdSchema, session) ? await orderOfSession(db, session) : undefined
  if (!order) return failure('unknown')
  if (!acceptsPhotos(order.status)) return failure('closed')
  const photo = await db.query.orderPhotos.findFirst({
    where: and(
      eq(orderPhotos.id, c.req.param('id') ?? ''),
      eq(orderPhotos.orderId, order.id),
      eq(orderPhotos.role, 'photo'),
      isNotNull(orderPhotos.storedAt),
    ),
  })
  return photo ? success({ order, photo }) : failure('gone')
}
