import { and, eq, sql } from 'drizzle-orm'
import { orderPhotos, orders } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from './photo'

/**
 * Notes that a photo's bytes are in the bucket, and on its order that it has photos.
 * @param crc32 of the stored bytes, where it is known
 * @returns the photo, or `undefined` when its place was given up meanwhile
 */
export async function markStored(
  { db, now }: Services,
  { id, orderId, role, sha256, createdAt }: Photo,
  crc32: number | null = null,
): Promise<Photo | undefined> {
  const at = now()
  // A place that was taken back meanwhile has its hash marked, and is no place any more.
  const place = and(eq(orderPhotos.id, id), eq(orderPhotos.sha256, sha256))
  const [[stored]] = await db.batch([
    db
      .update(orderPhotos)
      .set({ storedAt: at, ...(crc32 === null ? {} : { crc32 }) })
      .where(place)
      .returning(),
    db
      .update(orders)
      // When it began to arrive: production may have started by the time that an interrupted upload is noted. Always later
      // than the one before, so that an announcement up to that one does not cover this.
      .set({
        ...(role === 'photo'
          ? { photosAt: sql`max(${createdAt.getTime()}, coalesce(${orders.photosAt}, 0) + 1)` }
          : {}),
        filesAt: at,
      })
      .where(and(eq(orders.id, orderId), sql`EXISTS (SELECT 1 FROM order_photos WHERE ${place})`)),
  ])
  return stored
}
