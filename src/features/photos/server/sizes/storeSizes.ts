import { crc32 } from 'node:zlib'
import { and, eq, isNotNull } from 'drizzle-orm'
import { isCompletePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { failure, type Result, success } from '~/core/result'
import type { MadeSizes, StoredSizes } from '~/core/schemas/madeSizes'
import { sizeFormat } from '~/core/schemas/portraitSizes'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { sizesKey } from '../photoKey'

/**
 * Stores the sizes of a portrait as one object, replacing earlier ones.
 * @param bytes the files in sequence
 */
export async function storeSizes(
  { bucket, db }: Services,
  { id }: Pick<Photo, 'id'>,
  made: MadeSizes,
  bytes: Uint8Array,
): Promise<Result<void, 'not_a_photo' | 'gone'>> {
  const sizes = checkedSizes(made, bytes)
  if (!sizes) return failure('not_a_photo')
  await bucket.put(sizesKey(id), bytes)
  const known = await db
    .update(orderPhotos)
    .set({ sizes })
    .where(and(eq(orderPhotos.id, id), eq(orderPhotos.role, 'portrait'), isNotNull(orderPhotos.storedAt)))
    .returning({ id: orderPhotos.id })
  // Removed meanwhile.
  if (!known.length) await bucket.delete(sizesKey(id))
  return known.length ? success(undefined) : failure('gone')
}

/** Adds checksums; `undefined` unless the bytes are exactly the files, each complete and in its format. */
function checkedSizes({ width, height, files }: MadeSizes, bytes: Uint8Array): StoredSizes | undefined {
  let offset = 0
  const checked: StoredSizes['files'] = []
  for (const file of files) {
    const part = bytes.subarray(offset, offset + file.bytes)
    offset += file.bytes
    const format = formatOf(part)
    if (format !== sizeFormat(file.size) || !isCompletePhoto(format, part)) return undefined
    checked.push({ ...file, crc32: crc32(part) })
  }
  return offset === bytes.length ? { width, height, files: checked } : undefined
}
