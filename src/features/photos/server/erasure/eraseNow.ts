import { eq, not } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import type { Actor } from '~/core/schemas/changes'
import { isRepeated, noteChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { erasePhotos } from './erasePhotos'

/**
 * Deletes the photos and portraits of an order because somebody wants it. The request is written down first: where the
 * deletion fails, the scheduled job carries it out, and until then the pages say that it is under way.
 * @param by the buyer, or who does it at the desk by e-mail address
 */
export async function eraseNow(services: Services, order: Order, by: Actor): Promise<void> {
  const { db, now } = services
  const at = now()
  const asked = { subjectId: order.id, kind: 'erase_asked' as const, by, at }
  await db.batch([
    db.update(orders).set({ eraseRequestedAt: at }).where(eq(orders.id, order.id)),
    noteChange(db, asked, not(isRepeated(asked))),
  ])
  try {
    await erasePhotos(services, order)
  } catch (error) {
    logFailure('photos_not_erased', error, { order: order.id })
  }
}
