import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { orderPhotos } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

export type FileCounts = {
  photos: number
  /** Portraits of the current delivery, without earlier versions. */
  portraits: number
  /** Portraits that the buyer has marked, of all versions. */
  marked: number
  /** Current portraits that were stored after the buyer's correction request. */
  corrected: number
  /** All photos and portraits, including earlier versions. */
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
