import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { Changer } from '~/schemas/changes'
import { studioStatuses } from '~/schemas/orderStatus'
import { noteChange } from '../changes'
import { orderPhotos, orders, type PhotoRole } from '../db/schema'
import { logFailure } from '../log'
import { moveOrder } from '../orders/moveOrder'
import type { Order } from '../orders/order'
import { deeds, photoStatuses } from '../orders/statuses'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { keysOf } from './photo'

/** Who may take away what, while the order is in these states. */
const removable: Record<PhotoRole, typeof photoStatuses> = { photo: photoStatuses, portrait: studioStatuses }

/**
 * Takes a photo away that its buyer sent, before production starts, or a portrait before it is delivered. Its row is
 * set aside first, so that a bucket that fails leaves work for `settleUploads` and nothing that is lost.
 * @param by the buyer, or who does it at the desk by e-mail address
 */
export async function removePhoto(
  services: Services,
  order: Order,
  { id, role }: { id: string; role: PhotoRole },
  by: Changer,
): Promise<Result<void, 'not_there'>> {
  const { db, now } = services
  const at = now()
  const open = sql`EXISTS (SELECT 1 FROM orders WHERE ${and(eq(orders.id, order.id), inArray(orders.status, [...removable[role]]))})`
  const [[photo]] = await db.batch([
    db
      .update(orderPhotos)
      .set(setAside)
      .where(
        and(
          eq(orderPhotos.id, id),
          eq(orderPhotos.orderId, order.id),
          eq(orderPhotos.role, role),
          isNotNull(orderPhotos.storedAt),
          open,
        ),
      )
      .returning(),
    noteChange(
      db,
      { subjectId: order.id, kind: 'photo_removed', by, detail: role, at },
      sql`EXISTS (SELECT 1 FROM order_photos WHERE id = ${id} AND order_id = ${order.id} AND stored_at IS NULL AND sha256 = ${removedMark + id})`,
    ),
  ])
  if (!photo) return failure('not_there')
  await dropPhoto(services, photo).catch((error) =>
    logFailure('photo_not_removed', error, { order: order.id }),
  )
  await waitWhereNoneIsLeft(services, order, by)
  return success(undefined)
}

/** Begins the hash of a photo whose removal has begun: the same bytes may come again, as another photo. */
const removedMark = 'removed:'

/** Takes a row's place away: bytes that are on their way to it find it gone, and `settleUploads` tidies it. */
export const setAside = { storedAt: null, createdAt: new Date(0), sha256: sql`${removedMark} || id` }

export function isRemoved({ sha256 }: { sha256: string }): boolean {
  return sha256.startsWith(removedMark)
}

/** Deletes the objects of a removed photo, then its row. */
export async function dropPhoto(
  { bucket, db }: Services,
  photo: typeof orderPhotos.$inferSelect,
): Promise<void> {
  await bucket.delete(keysOf(photo))
  await db.delete(orderPhotos).where(eq(orderPhotos.id, photo.id))
}

/** An order without a photo waits for photos; one without any file has nothing that could be kept too long. */
export async function waitWhereNoneIsLeft(services: Services, order: Order, by: Changer): Promise<void> {
  const { db } = services
  const left = (only = sql``) =>
    sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${order.id} AND stored_at IS NOT NULL ${only})`
  const photosLeft = left(sql`AND role = 'photo'`)
  await moveOrder(services, order, { by, moves: [{ ...deeds.takePhotosBack, only: not(photosLeft) }] })
  const emptied = (remain: SQL) => and(eq(orders.id, order.id), not(remain))
  await db.batch([
    db.update(orders).set({ photosAt: null }).where(emptied(photosLeft)),
    db.update(orders).set({ filesAt: null }).where(emptied(left())),
  ])
}
