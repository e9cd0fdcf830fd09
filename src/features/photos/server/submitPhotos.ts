import { waitUntil } from 'cloudflare:workers'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { openOrder } from '~/server/orders/openOrder'
import type { Services } from '~/server/services'
import { announcePhotos } from './announcePhotos'
import { listPhotos } from './listPhotos'
import { photoIdOf } from './photoLink'

/**
 * Completes an upload: transitions the order and mails buyer and owner. Accepts only URLs of the session's own stored
 * photos (R-API-08).
 */
export async function submitPhotos(
  services: Services,
  sessionId: string,
  photoUrls: readonly string[],
): Promise<Result<{ received: number }, 'not_open' | 'foreign_photo' | 'no_photo'>> {
  const opened = await openOrder(services, sessionId)
  if (!opened.ok) return failure('not_open')
  const order = opened.value
  const stored = await listPhotos(services, order)
  const own = new Set(stored.map((photo) => photo.id))
  const ids = photoUrls.map((url) => photoIdOf(services, url))
  if (ids.some((id) => !id || !own.has(id))) return failure('foreign_photo')
  if (stored.length === 0) return failure('no_photo')

  await announcePhotos(services, order, stored.length)
  // Sends the mails immediately; the scheduled job retries failures.
  waitUntil(sendMailsAbout(services, order.id))
  log('photos_submitted', { order: order.id, count: stored.length })
  return success({ received: stored.length })
}
