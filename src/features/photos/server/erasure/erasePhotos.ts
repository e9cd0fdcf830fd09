import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { log } from '~/core/log'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos, orders, type PhotoRole, photoRoles, shares } from '~/server/db/schema'
import { isUnseen, seenDeliveryOf } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'
import { erasureStatements } from '../erasureStatements'
import { filesLeft, latestFile } from '../filesLeft'
import { keysMadeOf, keysOf } from '../photo'
import { releasedSlot } from '../releasedSlot'

/**
 * Deletes the photos and portraits of an order, objects first, so that a partial failure is retried. Releasing the
 * slots makes uploads in progress fail and clean up. Rows, audit log, mails and transition are one batch, so only one
 * of two concurrent calls records the deletion.
 * @param roles only files of these; everything by default
 */
export async function erasePhotos(
  services: Services,
  order: Order,
  roles: readonly PhotoRole[] = photoRoles,
): Promise<void> {
  const { bucket, db, now } = services
  const ofOrder = and(
    eq(orderPhotos.orderId, order.id),
    roles.length < photoRoles.length ? inArray(orderPhotos.role, [...roles]) : undefined,
  )
  // In one batch: a slot reserved in between would lose its object and keep its row.
  const [, photos] = await db.batch([
    db
      .update(orderPhotos)
      .set(releasedSlot)
      .where(and(ofOrder, isNull(orderPhotos.storedAt))),
    db.select().from(orderPhotos).where(ofOrder),
  ])
  // At most 990 keys; one call accepts 1,000.
  if (photos.length) await bucket.delete(photos.flatMap(keysOf))
  const at = now()
  const stored = photos.filter((photo) => photo.storedAt)
  // A file that was stored since then is kept, with its own retention.
  const toErase = isAmong(
    orderPhotos.id,
    stored.map(({ id }) => id),
  )
  await transitionOrder(services, order, {
    by: 'schedule',
    at,
    before: [
      ...erasureStatements(services, order, and(ofOrder, toErase), at),
      db.delete(orderPhotos).where(and(ofOrder, or(isNull(orderPhotos.storedAt), toErase))),
      ...(roles.includes('portrait') ? [db.delete(shares).where(eq(shares.orderId, order.id))] : []),
      db
        .update(orders)
        .set({
          eraseRequestedAt: null,
          photosAt: latestFile(order, sql`AND role = 'photo'`),
          filesAt: latestFile(order),
          // Photos alone may be kept longer.
          ...(roles.includes('portrait')
            ? {
                portraitsErasedAt: sql`CASE WHEN ${filesLeft(order, sql`AND role = 'portrait'`)} THEN NULL ELSE ${at.getTime()} END`,
              }
            : {}),
        })
        .where(eq(orders.id, order.id)),
    ],
    moves: [
      {
        ...actions.empty,
        only: and(eq(orders.photosErasedAt, at), not(filesLeft(order)), isUnseen(at)),
        set: { deliveredAt: seenDeliveryOf(at) },
      },
    ],
  })
  // Previews and sizes may have been stored while their photos were being deleted.
  if (stored.length) await bucket.delete(stored.flatMap(keysMadeOf))
  log('photos_erased', { order: order.id, count: stored.length })
}
