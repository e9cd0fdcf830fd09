import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from './photo'

/** The CRC-32 of a stored photo, needed by the zip. Recorded when a photo is stored; computed once for older photos. */
export async function checksumOf({ bucket, db }: Services, photo: Photo): Promise<number> {
  if (photo.crc32 !== null) return photo.crc32
  const object = await bucket.get(photo.key)
  if (!object) throw new PhotoGone()
  let crc = 0
  for await (const chunk of object.body) crc = crc32(chunk, crc)
  // The zip asks for it twice, before the file and in the directory.
  photo.crc32 = crc
  // If the update fails, the checksum is computed again next time.
  await db
    .update(orderPhotos)
    .set({ crc32: crc })
    .where(eq(orderPhotos.id, photo.id))
    .catch((error) => logFailure('checksum_not_noted', error))
  return crc
}

/** The photo's row exists, but its object does not. */
export class PhotoGone extends Error {
  override name = 'PhotoGone'
}
