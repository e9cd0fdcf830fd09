import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { Actor, RemovedFile } from '~/core/schemas/changes'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { noteChange } from '~/server/auditLog'
import { orderPhotos, orders, type PhotoRole } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { actions, photoStatuses } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'
import { filesLeft } from './filesLeft'
import { keysOf, type Photo } from './photo'
import { removedMark, setAside } from './setAside'

/** Who may take away what, while the order is in these states. */
const removable: Record<PhotoRole, typeof photoStatuses> = { photo: photoStatuses, portrait: studioStatuses }

/** Holds of a photo, and of a portrait that the buyer has not seen: those are never taken away, but superseded. */
const isUnseen = sql`NOT (${orderPhotos.role} = 'portrait' AND EXISTS (SELECT 1 FROM orders
  WHERE id = ${orderPhotos.orderId} AND corrections_at >= ${orderPhotos.storedAt}))`

/**
 * Takes a photo away that its buyer sent, before production starts, or a portrait that nobody but the studio has seen. Its
 * row is set aside first, in one transaction with the history and the state that follows, so that a bucket that fails
 * leaves work for `settleUploads` and nothing that is lost.
 * @param by the buyer, or who does it at the desk by e-mail address
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
  // By a mark of its own: of two callers in one moment one removes it.
  const mark = removedMark + crypto.randomUUID()
  // What a buyer calls their photos is theirs, and goes with them.
  const detail: RemovedFile = { role, ...(role === 'portrait' && known ? { name: known.name } : {}) }
  await transitionOrder(services, order, {
    by,
    at,
    before: [
      noteChange(
        db,
        { subjectId: order.id, kind: 'photo_removed', by, detail: JSON.stringify(detail), at },
        sql`EXISTS (SELECT 1 FROM order_photos WHERE ${place})`,
        { apart: true },
      ),
      db
        .update(orderPhotos)
        .set({ ...setAside, sha256: mark })
        .where(place),
    ],
    ...whereNoneIsLeft(services, order),
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

/** An order without a photo waits for photos; one without any file has nothing that could be kept too long. */
export function whereNoneIsLeft({ db }: Pick<Services, 'db'>, order: Order) {
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
