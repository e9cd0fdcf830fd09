import { eq, not } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import type { Actor } from '~/core/schemas/changes'
import { isRepeated, recordChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { erasePhotos } from './erasePhotos'

/**
 * Deletes the photos and portraits of an order on request. Records the request first: if the deletion fails, the
 * scheduled job retries it, and until then the pages show it as pending.
 * @param by `buyer`, or the e-mail address of the desk user
 */
export async function eraseNow(services: Services, order: Order, by: Actor): Promise<void> {
  const { db, now } = services
  const at = now()
  const request = { subjectId: order.id, kind: 'erase_asked' as const, by, at }
  await db.batch([
    db.update(orders).set({ eraseRequestedAt: at }).where(eq(orders.id, order.id)),
    recordChange(db, request, not(isRepeated(request))),
  ])
  try {
    await erasePhotos(services, order)
  } catch (error) {
    logFailure('photos_not_erased', error, { order: order.id })
  }
}
