import { and, eq, isNotNull } from 'drizzle-orm'
import { isCompletePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from './photo'
import { previewKey } from './photoKey'

/**
 * Stores the preview of a photo, replacing an earlier one.
 * @param bytes JPEG, sniffed and size-limited
 * @returns `false` if the photo was removed meanwhile
 */
export async function storePreview(
  { bucket, db }: Services,
  { id }: Pick<Photo, 'id'>,
  bytes: Uint8Array,
): Promise<boolean> {
  await bucket.put(previewKey(id), bytes, { httpMetadata: { contentType: 'image/jpeg' } })
  const known = await db
    .update(orderPhotos)
    .set({ hasPreview: true })
    .where(and(eq(orderPhotos.id, id), isNotNull(orderPhotos.storedAt)))
    .returning({ id: orderPhotos.id })
  if (!known.length) await bucket.delete(previewKey(id))
  return known.length > 0
}

/** Whether bytes are a valid preview: a complete JPEG. */
export function isPreview(bytes: Uint8Array): boolean {
  return formatOf(bytes) === 'jpeg' && isCompletePhoto('jpeg', bytes)
}
