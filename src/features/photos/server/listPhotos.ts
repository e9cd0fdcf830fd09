import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { orderPhotos, type PhotoRole } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import type { Photo } from './photo'

/** The stored photos of an order, or its portraits, oldest first. */
export async function listPhotos(
  { db }: Services,
  order: Pick<Order, 'id'>,
  role: PhotoRole = 'photo',
): Promise<Photo[]> {
  return db
    .select()
    .from(orderPhotos)
    .where(
      and(eq(orderPhotos.orderId, order.id), eq(orderPhotos.role, role), isNotNull(orderPhotos.storedAt)),
    )
    .orderBy(asc(orderPhotos.createdAt), asc(orderPhotos.id))
}
