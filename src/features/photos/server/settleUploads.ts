import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { reservationMinutes } from '~/core/schemas/limits'
import { orderPhotos, orders } from '~/server/db/schema'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'
import { announcePhotos } from './announcePhotos'
import { listPhotos } from './listPhotos'
import { markStored } from './markStored'
import { isRemoved } from './releasedSlot'
import { dropPhoto, emptiedOrderChanges } from './removePhoto'

/** Maximum number of slots, and of orders, per run. */
const batch = 10

/**
 * Cleans up after interrupted uploads: marks a slot as stored if its object exists, otherwise frees it; finishes
 * pending removals; announces photos that were not yet announced.
 */
export async function settleUploads(services: Services): Promise<void> {
  const { bucket, db, now } = services
  const abandoned = await db
    .select()
    .from(orderPhotos)
    .where(
      and(
        isNull(orderPhotos.storedAt),
        lt(orderPhotos.createdAt, new Date(now().getTime() - reservationMinutes * 60_000)),
      ),
    )
    .orderBy(asc(orderPhotos.createdAt))
    .limit(batch)
  await forEachRow('places', abandoned, async (photo) => {
    if (isRemoved(photo)) await dropPhoto(services, photo)
    else if (await bucket.head(photo.key)) await markStored(services, photo)
    else await db.delete(orderPhotos).where(and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt)))
  })

  const unannounced = await db
    .select()
    .from(orders)
    .where(lte(orders.announceAt, now()))
    .orderBy(asc(orders.announceAt))
    .limit(batch)
  await forEachRow('uploads', unannounced, async (order) => {
    const { length } = await listPhotos(services, order)
    // All photos were removed, but the removal's transition was interrupted.
    if (length === 0)
      await transitionOrder(services, order, { by: 'schedule', ...emptiedOrderChanges(services, order) })
    else await announcePhotos(services, order, length, 'quiet')
  })
}
