import { and, eq, inArray, sql } from 'drizzle-orm'
import { orderPhotos, orders } from '../db/schema'
import { log } from '../log'
import type { Order } from '../orders/order'
import type { Services } from '../services'

/** Deletes every photo of an order, objects first, so that a failure in between is tried again. */
export async function erasePhotos({ bucket, db, now }: Services, order: Order): Promise<void> {
  const ofOrder = eq(orderPhotos.orderId, order.id)
  const photos = await db
    .select({ id: orderPhotos.id, key: orderPhotos.key })
    .from(orderPhotos)
    .where(ofOrder)
  if (photos.length) await bucket.delete(photos.map((photo) => photo.key))
  const ids = photos.map((photo) => photo.id)
  await db.batch([
    db.delete(orderPhotos).where(and(ofOrder, inArray(orderPhotos.id, ids))),
    db
      .update(orders)
      .set({
        photosErasedAt: now(),
        eraseRequestedAt: null,
        // A photo that arrived meanwhile is kept, and its own time runs.
        photosAt: sql`(SELECT max(stored_at) FROM order_photos WHERE order_id = ${order.id})`,
      })
      .where(eq(orders.id, order.id)),
  ])
  log('photos_erased', { order: order.id, count: photos.length })
}
