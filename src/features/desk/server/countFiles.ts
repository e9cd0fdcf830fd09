import { and, count, inArray, isNotNull, isNull } from 'drizzle-orm'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'

/** How many photos and portraits of an order are in the bucket, without earlier versions. */
type FileCounts = { photos: number; portraits: number }

/** Counts the photos and portraits of a page of orders, in one statement that reads only the index. */
export async function countFiles(
  { db }: Services,
  orderIds: readonly string[],
): Promise<(orderId: string) => FileCounts> {
  const rows = orderIds.length
    ? await db
        .select({ orderId: orderPhotos.orderId, role: orderPhotos.role, files: count() })
        .from(orderPhotos)
        .where(
          and(
            inArray(orderPhotos.orderId, [...orderIds]),
            isNotNull(orderPhotos.storedAt),
            isNull(orderPhotos.supersededAt),
          ),
        )
        .groupBy(orderPhotos.orderId, orderPhotos.role)
    : []
  const found = new Map(rows.map(({ orderId, role, files }) => [`${orderId} ${role}`, files]))
  return (orderId) => ({
    photos: found.get(`${orderId} photo`) ?? 0,
    portraits: found.get(`${orderId} portrait`) ?? 0,
  })
}
