import { eq, not } from 'drizzle-orm'
import type { Changer } from '~/schemas/changes'
import { isRepeated, noteChange } from '../changes'
import { orders } from '../db/schema'
import type { Order } from '../orders/order'
import type { Services } from '../services'
import { erasePhotos } from './erasePhotos'
import { waitWhereNoneIsLeft } from './removePhoto'

/**
 * Deletes the photos and portraits of an order because somebody wants it. The wish is written down first: where the
 * deletion fails, the scheduled job carries it out.
 * @param by the buyer, or who does it at the desk by e-mail address
 */
export async function eraseNow(services: Services, order: Order, by: Changer): Promise<void> {
  const { db, now } = services
  const at = now()
  const asked = { subjectId: order.id, kind: 'erase_asked' as const, by, at }
  await db.batch([
    db.update(orders).set({ eraseRequestedAt: at }).where(eq(orders.id, order.id)),
    noteChange(db, asked, not(isRepeated(asked))),
  ])
  await erasePhotos(services, order, by)
  await waitWhereNoneIsLeft(services, order, by)
}
