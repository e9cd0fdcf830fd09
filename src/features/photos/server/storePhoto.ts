import { crc32 } from 'node:zlib'
import { and, eq, isNull } from 'drizzle-orm'
import { log, logFailure } from '~/core/log'
import { createPhotoValidator } from '~/core/photoFile/follow'
import { failure, type Result, success } from '~/core/result'
import type { ClosedReason } from '~/core/schemas/closedReason'
import { orderPhotos } from '~/server/db/schema'
import { openOrder } from '~/server/orders/openOrder'
import type { Order } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'
import type { Services } from '~/server/services'
import { markStored } from './markStored'
import type { Photo, PhotoUpload } from './photo'
import { type PhotoOrder, reserveForSession, reservePhoto } from './reservePhoto'

type Refusal = 'too_many' | 'broken' | 'damaged'

/**
 * Streams one photo of the order into the bucket. The same bytes are stored once. An interrupted, mismatched (length,
 * hash) or truncated upload leaves nothing behind. A rejected body stays unread.
 */
export async function storePhoto(
  services: Services,
  order: Order,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal>> {
  return fillSlot(services, order, await reservePhoto(services, order, upload), upload)
}

/**
 * The same for the order of a session, if it accepts photos. Consults the payment provider only if the stored status
 * does not accept photos.
 */
export async function storeForSession(
  services: Services,
  session: string,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal | ClosedReason>> {
  const { order, reserved } = await reserveForSession(services, session, upload)
  if (order && acceptsPhotos(order.status)) return fillSlot(services, order, reserved, upload)
  const opened = await openOrder(services, session)
  return opened.ok ? storePhoto(services, opened.value, upload) : opened
}

async function fillSlot(
  services: Services,
  order: PhotoOrder,
  reserved: Photo | undefined,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal>> {
  const { bucket } = services
  if (!reserved) return failure('too_many')
  if (reserved.storedAt) return success(reserved)
  const exact = new FixedLengthStream(upload.size)
  const writer = exact.writable.getWriter()
  const put = bucket.put(reserved.key, exact.readable, {
    sha256: upload.sha256,
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: upload.type },
  })
  // Stop the writer when the bucket stops reading.
  put.catch((error) => writer.abort(error).catch(() => {}))
  let checksum: number | null = null
  try {
    const [crc, object] = await Promise.all([copyPhoto(upload, writer), put])
    // No object: a concurrent request with the same bytes stored it. Either way it exists now.
    checksum = object && crc
    log('photo_stored', { order: order.id, size: upload.size, type: upload.type, first: object !== null })
  } catch (error) {
    await releaseSlot(services, reserved)
    if (error instanceof DamagedPhoto) {
      log('photo_not_stored', { order: order.id, code: 'damaged' })
      return failure('damaged')
    }
    logFailure('photo_not_stored', error, { order: order.id })
    return failure('broken')
  }
  const stored = await markStored(services, reserved, { crc32: checksum, order })
  if (stored) return success(stored)
  // A concurrent request with the same bytes failed and deleted the row.
  await bucket.delete(reserved.key)
  return failure('broken')
}

class DamagedPhoto extends Error {}

/**
 * Copies a photo to the writer. Aborts on an error, or at the end if the photo is incomplete, so that nothing is kept.
 * A loop instead of piped streams, which add a task per chunk: the next chunk is read while one is written.
 * @returns the CRC-32 of the bytes
 */
async function copyPhoto(
  { body, format }: PhotoUpload,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<number> {
  const structure = createPhotoValidator(format)
  let crc = 0
  let written: Promise<void> = Promise.resolve()
  try {
    for await (const chunk of body) {
      structure.take(chunk)
      crc = crc32(chunk, crc)
      await written
      written = writer.write(chunk)
      // Handled by the next `await`.
      written.catch(() => {})
    }
    await written
    if (!structure.isWhole()) throw new DamagedPhoto()
    await writer.close()
    return crc
  } catch (error) {
    writer.abort(error).catch(() => {})
    throw error
  }
}

/** Frees the slot, and deletes the object in case the bucket stored it and only the response was lost. */
async function releaseSlot({ bucket, db }: Services, photo: Photo): Promise<void> {
  const freed = await db
    .delete(orderPhotos)
    .where(and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt)))
    .returning({ id: orderPhotos.id })
  if (freed.length) await bucket.delete(photo.key)
}
