import { crc32 } from 'node:zlib'
import { and, eq, isNull } from 'drizzle-orm'
import { log, logFailure } from '~/core/log'
import { followPhoto } from '~/core/photoFile/follow'
import { failure, type Result, success } from '~/core/result'
import type { ClosedReason } from '~/core/schemas/closedReason'
import { orderPhotos } from '~/server/db/schema'
import { openOrder } from '~/server/orders/openOrder'
import type { Order } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'
import type { Services } from '~/server/services'
import { markStored } from './markStored'
import type { Photo, PhotoUpload } from './photo'
import { reserveForSession, reservePhoto } from './reservePhoto'

type Refusal = 'too_many' | 'broken' | 'damaged'

/**
 * Streams one photo into the bucket, at a place of that order. The same bytes twice are one photo, and a transfer that
 * breaks off or does not match its length and hash leaves nothing behind, nor does a photo that stops in the middle. A
 * refused body is left unread for the caller.
 */
export async function storePhoto(
  services: Services,
  order: Order,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal>> {
  return fillPlace(services, await reservePhoto(services, order, upload), upload)
}

/**
 * The same for the session of an order, where that takes photos. While our own record says that it does, nobody is
 * asked but the record, and that once.
 */
export async function storeForSession(
  services: Services,
  session: string,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal | ClosedReason>> {
  const { order, reserved } = await reserveForSession(services, session, upload)
  if (order && acceptsPhotos(order.status)) return fillPlace(services, reserved, upload)
  const opened = await openOrder(services, session)
  return opened.ok ? storePhoto(services, opened.value, upload) : opened
}

async function fillPlace(
  services: Services,
  reserved: Photo | undefined,
  upload: PhotoUpload,
): Promise<Result<Photo, Refusal>> {
  const { bucket } = services
  if (!reserved) return failure('too_many')
  if (reserved.storedAt) return success(reserved)
  const order = reserved.orderId
  const exact = new FixedLengthStream(upload.size)
  const writer = exact.writable.getWriter()
  const put = bucket.put(reserved.key, exact.readable, {
    sha256: upload.sha256,
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: upload.type },
  })
  // Takes no more than the bucket does: nobody would read what is written next.
  put.catch((error) => writer.abort(error).catch(() => {}))
  let checksum: number | null = null
  try {
    const [crc, object] = await Promise.all([pass(upload, writer), put])
    // No object: another request with the same bytes was first. Either way it is there now.
    checksum = object && crc
    log('photo_stored', { order, size: upload.size, type: upload.type, first: object !== null })
  } catch (error) {
    await giveUp(services, reserved)
    if (error instanceof DamagedPhoto) {
      log('photo_not_stored', { order, code: 'damaged' })
      return failure('damaged')
    }
    logFailure('photo_not_stored', error, { order })
    return failure('broken')
  }
  const stored = await markStored(services, reserved, checksum)
  if (stored) return success(stored)
  // A twin of this request broke off and took the row with it.
  await bucket.delete(reserved.key)
  return failure('broken')
}

class DamagedPhoto extends Error {}

/**
 * Passes a photo on, and breaks off where its bytes do, or at its end when it is not whole: then nothing of it is kept.
 * A loop and not a pipe: each stream on the way costs every piece a turn of its own. While one piece is written the next
 * is read.
 * @returns the CRC-32 of its bytes
 */
async function pass(
  { body, format }: PhotoUpload,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<number> {
  const structure = followPhoto(format)
  let crc = 0
  let written: Promise<void> = Promise.resolve()
  try {
    for await (const piece of body) {
      structure.take(piece)
      crc = crc32(piece, crc)
      await written
      written = writer.write(piece)
      // Told of where it is awaited.
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

/** Frees the place, and removes the object in case the bucket had it and only the answer was lost. */
async function giveUp({ bucket, db }: Services, photo: Photo): Promise<void> {
  const freed = await db
    .delete(orderPhotos)
    .where(and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt)))
    .returning({ id: orderPhotos.id })
  if (freed.length) await bucket.delete(photo.key)
}
