import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { Actor, RemovedFile } from '~/core/schemas/changes'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { recordChange } from '~/server/auditLog'
import { orderPhotos, orders, type PhotoRole } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { actions, photoStatuses } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'
import { filesLeft } from './filesLeft'
import { keysOf, type Photo } from './photo'
import { releasedSlot, removedMark } from './releasedSlot'

/** The order states in which files of each role can be removed. */
const removable: Record<PhotoRole, typeof photoStatuses> = { photo: photoStatuses, portrait: studioStatuses }

/** A condition: not a portrait that the buyer has seen. Those are superseded instead of removed. */
const isUnseen = sql`NOT (${orderPhotos.role} = 'portrait' AND EXISTS (SELECT 1 FROM orders
  WHERE id = ${orderPhotos.orderId} AND corrections_at >= ${orderPhotos.storedAt}))`

/**
 * Removes a buyer's photo before production starts, or a portrait that the buyer has not seen. First marks the row as
 * removed, in one batch with audit log and transition, so that after a bucket failure `settleUploads` can finish the
 * removal.
 * @param by `buyer`, or the e-mail address of the desk user
 */
export async function removePhoto(
  services: Services,
  order: Order,
  { id, role }: Pick<Photo, 'id' | 'role'>,
  by: Actor,
): Promise<Result<void, 'not_there'>> {
  const { db, now } = services
  const at = now()
  const known = await db.query.orderPhotos.findFirst({ where: eq(orderPhotos.id, id) })
  const open = sql`EXISTS (SELECT 1 FROM orders WHERE ${and(eq(orders.id, order.id), inArray(orders.status, [...removable[role]]))})`
  const place = and(
    eq(orderPhotos.id, id),
    eq(orderPhotos.orderId, order.id),
    eq(orderPhotos.role, role),
    isNotNull(orderPhotos.storedAt),
    isUnseen,
    open,
  )
  // A unique mark: only one of two concurrent calls removes the photo.
  const mark = removedMark + crypto.randomUUID()
  // A buyer's file names are personal data, so they are not kept in the log.
  const detail: RemovedFile = { role, ...(role === 'portrait' && known ? { name: known.name } : {}) }
  await transitionOrder(services, order, {
    by,
    at,
    before: [
      recordChange(
        db,
        { subjectId: order.id, kind: 'photo_removed', by, detail: JSON.stringify(detail), at },
        sql`EXISTS (SELECT 1 FROM order_photos WHERE ${place})`,
        { apart: true },
      ),
      db
        .update(orderPhotos)
        .set({ ...releasedSlot, sha256: mark })
        .where(place),
    ],
    ...emptiedOrderChanges(services, order),
  })
  const aside = await db.query.orderPhotos.findFirst({
    where: and(eq(orderPhotos.id, id), eq(orderPhotos.sha256, mark)),
  })
  if (!aside) return failure('not_there')
  await dropPhoto(services, aside).catch((error) =>
    logFailure('photo_not_removed', error, { order: order.id }),
  )
  return success(undefined)
}

/** Deletes the objects of a removed photo, then its row. */
export async function dropPhoto({ bucket, db }: Services, photo: Photo): Promise<void> {
  await bucket.delete(keysOf(photo))
  await db.delete(orderPhotos).where(eq(orderPhotos.id, photo.id))
}

/**
 * Updates after a removal: an order without photos waits for photos again, and one without files has no retention date.
 */
export function emptiedOrderChanges({ db }: Pick<Services, 'db'>, order: Order) {
  const photosLeft = filesLeft(order, sql`AND role = 'photo'`)
  const emptied = (remain: SQL) => and(eq(orders.id, order.id), not(remain))
  return {
    moves: [{ ...actions.takePhotosBack, only: not(photosLeft) }],
    after: [
      db.update(orders).set({ photosAt: null }).where(emptied(photosLeft)),
      db
        .update(orders)
        .set({ filesAt: null })
        .where(emptied(filesLeft(order))),
    ],
  }
}
