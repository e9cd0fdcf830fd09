import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Photo } from '~/features/photos/server/photo'
import { orderPhotos, type PhotoRole } from '~/server/db/schema'
import type { Services } from '~/server/services'

/** Finds the stored photo or portrait by the id in a desk URL. */
export async function deskPhoto(c: Context, { db }: Services, role?: PhotoRole): Promise<Photo | undefined> {
  return db.query.orderPhotos.findFirst({
    where: and(
      eq(orderPhotos.id, c.req.param('id') ?? ''),
      isNotNull(orderPhotos.storedAt),
      role && eq(orderPhotos.role, role),
    ),
  })
}
