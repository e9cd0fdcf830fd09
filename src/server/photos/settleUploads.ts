import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { orderPhotos, orders } from '../db/schema'
import { each } from '../each'
import type { Services } from '../services'
import { announcePhotos } from './announcePhotos'
import { reservationMinutes } from './limits'
import { listPhotos } from './listPhotos'

/** Minutes without a new photo after which an upload counts as finished though the browser never said so. */
const quietMinutes = 60

/**
 * Tidies what interrupted uploads left: a place whose object did arrive is marked stored, a place without
 * one is freed, and photos that nobody has been told of are announced.
 */
export async function settleUploads(services: Services): Promise<void> {
  const { bucket, db, now } = services
  const ago = (minutes: number) => now().getTime() - minutes * 60_000
  const abandoned = await db
    .select()
    .from(orderPhotos)
    .where(and(isNull(orderPhotos.storedAt), lt(orderPhotos.createdAt, new Date(ago(reservationMinutes)))))
    .limit(100)
  await each('places', abandoned, async (photo) => {
    const unstored = and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt))
    if (await bucket.head(photo.key)) await db.update(orderPhotos).set({ storedAt: now() }).where(unstored)
    else await db.delete(orderPhotos).where(unstored)
  })

  const stored: SQL = sql`FROM order_photos WHERE order_id = ${orders.id} AND stored_at IS NOT NULL`
  const untold = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['paid', 'photos_received']),
        sql`(SELECT max(stored_at) ${stored}) < ${ago(quietMinutes)}`,
        sql`NOT EXISTS (SELECT 1 FROM outbox WHERE id = ${orders.id} || ':owner_photos:' || (SELECT count(*) ${stored}))`,
      ),
    )
    .limit(50)
  await each('uploads', untold, async (order) =>
    announcePhotos(services, order, (await listPhotos(services, order)).length),
  )
}
