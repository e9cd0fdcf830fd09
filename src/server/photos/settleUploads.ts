import { and, eq, exists, gt, isNull, lt, notExists, type SQL } from 'drizzle-orm'
import { orderPhotos, orders } from '../db/schema'
import { moveOrder } from '../orders/moveOrder'
import type { Services } from '../services'
import { reservationMinutes } from './limits'

/** Minutes without a new photo after which an upload counts as finished though the browser never said so. */
const quietMinutes = 60

/**
 * Tidies what interrupted uploads left: a place whose object did arrive is marked stored, a place without
 * one is freed, and an order whose buyer closed the page before the last call moves on.
 */
export async function settleUploads(services: Services): Promise<void> {
  const { bucket, db, now } = services
  const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000)
  const abandoned = await db
    .select()
    .from(orderPhotos)
    .where(and(isNull(orderPhotos.storedAt), lt(orderPhotos.createdAt, ago(reservationMinutes))))
    .limit(100)
  for (const photo of abandoned) {
    if (await bucket.head(photo.key))
      await db.update(orderPhotos).set({ storedAt: now() }).where(eq(orderPhotos.id, photo.id))
    else await db.delete(orderPhotos).where(and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt)))
  }
  const photoOfOrder = (further?: SQL) =>
    db
      .select({ id: orderPhotos.id })
      .from(orderPhotos)
      .where(and(eq(orderPhotos.orderId, orders.id), further))
  const quiet = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        exists(photoOfOrder()),
        notExists(photoOfOrder(gt(orderPhotos.createdAt, ago(quietMinutes)))),
      ),
    )
    .limit(50)
  for (const order of quiet)
    await moveOrder(services, order, { to: 'photos_received', mails: ['photos_received', 'owner_photos'] })
}
