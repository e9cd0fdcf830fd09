import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { orderPhotos } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

export type FileCounts = {
  photos: number
  /** Those that a delivery consists of; earlier versions are none of them. */
  portraits: number
  /** Of all portraits, those that the buyer has marked. */
  marked: number
  /** Of the portraits, those that came after the buyer had asked for corrections. */
  corrected: number
  /** Photos and portraits of every kind. */
  all: number
}

/** Counts the stored photos and portraits of an order. */
export async function countFiles(
  { db }: Pick<Services, 'db'>,
  { id, correctionsAt }: Pick<Order, 'id' | 'correctionsAt'>,
): Promise<FileCounts> {
  const current = sql`role = 'portrait' AND superseded_at IS NULL`
  const [counts] = await db
    .select({
      photos: sql<number>`count(*) FILTER (WHERE role = 'photo')`.as('photos'),
      portraits: sql<number>`count(*) FILTER (WHERE ${current})`.as('portraits'),
      marked: sql<number>`count(*) FILTER (WHERE marked)`.as('marked'),
      corrected:
        sql<number>`count(*) FILTER (WHERE ${current} AND stored_at > ${correctionsAt?.getTime() ?? null})`.as(
          'corrected',
        ),
      all: sql<number>`count(*)`.as('all_files'),
    })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderId, id), isNotNull(orderPhotos.storedAt)))
  return counts ?? { photos: 0, portraits: 0, marked: 0, corrected: 0, all: 0 }
}
