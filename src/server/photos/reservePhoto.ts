import { and, eq, sql } from 'drizzle-orm'
import { photosPerOrder, portraitsPerOrder, reservationMinutes } from '~/schemas/limits'
import { orderPhotos, type PhotoRole } from '../db/schema'
import type { Order } from '../orders/order'
import type { Services } from '../services'
import type { Photo, PhotoUpload } from './photo'

const places: Record<PhotoRole, number> = { photo: photosPerOrder, portrait: portraitsPerOrder }

/**
 * Takes one of the order's places for a photo. Counting and taking are one statement, so that the limit holds
 * when two requests race for the last place. The same bytes take the same place again.
 * @returns the photo's row, or `undefined` when every place is taken
 */
export async function reservePhoto(
  { db, now }: Services,
  order: Order,
  { role, name, type, size, sha256, sourceSha256 }: Omit<PhotoUpload, 'body' | 'format'>,
  key: string,
): Promise<Photo | undefined> {
  const at = now().getTime()
  const heldSince = at - reservationMinutes * 60_000
  await db.run(sql`INSERT INTO order_photos (id, order_id, role, key, name, size, type, sha256, source_sha256,
      created_at)
    SELECT ${crypto.randomUUID()}, ${order.id}, ${role}, ${key}, ${name}, ${size}, ${type}, ${sha256},
      ${sourceSha256}, ${at}
    WHERE (SELECT count(*) FROM order_photos
      WHERE order_id = ${order.id} AND role = ${role} AND sha256 <> ${sha256}
        AND (stored_at IS NOT NULL OR created_at > ${heldSince})) < ${places[role]}
    ON CONFLICT (order_id, role, sha256) DO UPDATE SET created_at = excluded.created_at WHERE stored_at IS NULL`)
  const photo = await db.query.orderPhotos.findFirst({
    where: and(eq(orderPhotos.orderId, order.id), eq(orderPhotos.role, role), eq(orderPhotos.sha256, sha256)),
  })
  // A place that ran out while the order filled up is no place.
  return photo && (photo.storedAt || photo.createdAt.getTime() > heldSince) ? photo : undefined
}
