import { and, eq, isNull } from 'drizzle-orm'
import { followPhoto } from '~/schemas/photoFile/follow'
import type { PhotoFormat } from '~/schemas/photoFile/format'
import { orderPhotos } from '../db/schema'
import { log, logFailure } from '../log'
import type { Order } from '../orders/order'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { markStored } from './markStored'
import type { Photo, PhotoUpload } from './photo'
import { photoKey } from './photoKey'
import { reservePhoto } from './reservePhoto'

/**
 * Streams one photo into the bucket. The same bytes twice are one photo, and a transfer that breaks off or
 * does not match its length and hash leaves nothing behind, nor does a photo that stops in the middle. A refused
 * body is left unread for the caller.
 */
export async function storePhoto(
  services: Services,
  order: Order,
  upload: PhotoUpload,
): Promise<Result<Photo, 'too_many' | 'broken' | 'damaged'>> {
  const { bucket, now } = services
  const session = order.providerSessionId ?? order.id
  const { body, format, ...facts } = upload
  const reserved = await reservePhoto(services, order, facts, photoKey(session, now(), facts))
  if (!reserved) return failure('too_many')
  if (reserved.storedAt) return success(reserved)
  try {
    const exact = new FixedLengthStream(upload.size)
    const [, object] = await Promise.all([
      body.pipeThrough(checked(format)).pipeTo(exact.writable),
      bucket.put(reserved.key, exact.readable, {
        sha256: upload.sha256,
        onlyIf: { etagDoesNotMatch: '*' },
        httpMetadata: { contentType: upload.type },
      }),
    ])
    // No object: another request with the same bytes was first. Either way it is there now.
    log('photo_stored', { order: order.id, size: upload.size, type: upload.type, first: object !== null })
  } catch (error) {
    await giveUp(services, reserved)
    if (error instanceof DamagedPhoto) {
      log('photo_not_stored', { order: order.id, code: 'damaged' })
      return failure('damaged')
    }
    logFailure('photo_not_stored', error, { order: order.id })
    return failure('broken')
  }
  const stored = await markStored(services, reserved)
  if (stored) return success(stored)
  // A twin of this request broke off and took the row with it.
  await bucket.delete(reserved.key)
  return failure('broken')
}

class DamagedPhoto extends Error {}

/** Passes a photo on, and breaks off at its end when it is not whole: then nothing of it is kept. */
function checked(format: PhotoFormat): TransformStream<Uint8Array, Uint8Array> {
  const structure = followPhoto(format)
  return new TransformStream({
    transform(piece, controller) {
      structure.take(piece)
      controller.enqueue(piece)
    },
    flush() {
      if (!structure.isWhole()) throw new DamagedPhoto()
    },
  })
}

/** Frees the place, and removes the object in case the bucket had it and only the answer was lost. */
async function giveUp({ bucket, db }: Services, photo: Photo): Promise<void> {
  const freed = await db
    .delete(orderPhotos)
    .where(and(eq(orderPhotos.id, photo.id), isNull(orderPhotos.storedAt)))
    .returning({ id: orderPhotos.id })
  if (freed.length) await bucket.delete(photo.key)
}
