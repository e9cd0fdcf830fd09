import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Changer } from '~/schemas/changes'
import { noteChange } from '../changes'
import { isAmong } from '../db/isAmong'
import { orderPhotos, orders } from '../db/schema'
import { log } from '../log'
import type { Order } from '../orders/order'
import type { Services } from '../services'
import { keysOf } from './photo'
import { previewKey } from './photoKey'
import { setAside } from './removePhoto'

/**
 * Deletes every photo and portrait of an order, objects first, so that a failure in between is tried again. A transfer
 * that was under way finds its place gone and leaves nothing behind.
 * @param by who wanted it; the schedule, where the time was over
 */
export async function erasePhotos(
  { bucket, db, now }: Services,
  order: Order,
  by: Changer = 'schedule',
): Promise<void> {
  const ofOrder = eq(orderPhotos.orderId, order.id)
  // Both at once: a place that is taken in between would lose its object and keep its row.
  const [, photos] = await db.batch([
    db
      .update(orderPhotos)
      .set(setAside)
      .where(and(ofOrder, isNull(orderPhotos.storedAt))),
    db.select().from(orderPhotos).where(ofOrder),
  ])
  // At most 660 keys; the bucket takes a thousand at once.
  if (photos.length) await bucket.delete(photos.flatMap(keysOf))
  const at = now()
  const stored = photos.filter((photo) => photo.storedAt)
  const portraits = stored.filter(({ role }) => role === 'portrait').length
  const isErased = isAmong(
    orderPhotos.id,
    stored.map(({ id }) => id),
  )
  // Of two calls at once, the first to come here has erased them.
  const isNew: SQL = stored.length
    ? sql`EXISTS (SELECT 1 FROM order_photos WHERE ${and(ofOrder, isErased)})`
    : sql`EXISTS (SELECT 1 FROM orders WHERE ${and(eq(orders.id, order.id), isNull(orders.photosErasedAt))})`
  await db.batch([
    noteChange(
      db,
      {
        subjectId: order.id,
        kind: 'erased',
        by,
        detail: JSON.stringify({ photos: stored.length - portraits, portraits }),
        at,
      },
      isNew,
    ),
    db
      .delete(orderPhotos)
      // One that arrived since is kept, and its own time runs.
      .where(and(ofOrder, or(isNull(orderPhotos.storedAt), isErased))),
    db
      .update(orders)
      .set({
        photosErasedAt: at,
        eraseRequestedAt: null,
        photosAt: latest(order, sql`AND role = 'photo'`),
        filesAt: latest(order),
      })
      .where(eq(orders.id, order.id)),
  ])
  // A small picture that came while its photo went.
  if (stored.length) await bucket.delete(stored.map(({ id }) => previewKey(id)))
  log('photos_erased', { order: order.id, count: stored.length })
}

function latest({ id }: Order, only = sql``) {
  return sql`(SELECT max(stored_at) FROM order_photos WHERE order_id = ${id} ${only})`
}
