import { and, eq, sql } from 'drizzle-orm'
import { orderPhotos, orders } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from './photo'

/**
 * Marks a photo as stored in the bucket, and updates the order's photo times.
 * @param crc32 of the stored bytes, if known
 * @returns the photo, or `undefined` if its slot was released meanwhile
 */
export async function markStored(
  { db, now }: Services,
  { id, orderId, role, sha256, createdAt }: Photo,
  crc32: number | null = null,
): Promise<Photo | undefined> {
  const at = now()
  // A released slot has a changed hash, so it no longer matches.
  const place = and(eq(orderPhotos.id, id), eq(orderPhotos.sha256, sha256))
  const [[stored]] = await db.batch([
    db
      .update(orderPhotos)
      .set({ storedAt: at, ...(crc32 === null ? {} : { crc32 }) })
      .where(place)
      .returning(),
    db
      .update(orders)
      // The time the upload began: production may have started before an interrupted upload is settled. Always later
      // than the previous value, so that an announcement up to that value does not cover this photo.
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
