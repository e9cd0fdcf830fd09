import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { orderPhotos } from '../db/schema'
import type { Order } from '../orders/order'
import type { Services } from '../services'

export type FileCounts = { photos: number; portraits: number; marked: number }

/** Counts the stored photos and portraits of an order, and the portraits that its buyer has marked. */
export async function countFiles({ db }: Pick<Services, 'db'>, { id }: Order): Promise<FileCounts> {
  const [counts] = await db
    .select({
      photos: sql<number>`count(*) FILTER (WHERE role = 'photo')`.as('photos'),
      portraits: sql<number>`count(*) FILTER (WHERE role = 'portrait')`.as('portraits'),
      marked: sql<number>`count(*) FILTER (WHERE marked)`.as('marked'),
    })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderId, id), isNotNull(orderPhotos.storedAt)))
  return counts ?? { photos: 0, portraits: 0, marked: 0 }
}
