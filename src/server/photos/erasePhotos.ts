import { eq } from 'drizzle-orm'
import { orderPhotos, orders } from '../db/schema'
import { log } from '../log'
import type { Order } from '../orders/order'
import type { Services } from '../services'

/** Deletes every photo of an order, objects first, so that a failure in between is tried again. */
export async function erasePhotos({ bucket, db, now }: Services, order: Order): Promise<void> {
  const photos = await db
    .select({ key: orderPhotos.key })
    .from(orderPhotos)
    .where(eq(orderPhotos.orderId, order.id))
  if (photos.length) await bucket.delete(photos.map((photo) => photo.key))
  await db.batch([
    db.delete(orderPhotos).where(eq(orderPhotos.orderId, order.id)),
    db.update(orders).set({ photosErasedAt: now(), eraseRequestedAt: null }).where(eq(orders.id, order.id)),
  ])
  log('photos_erased', { order: order.id, count: photos.length })
}
