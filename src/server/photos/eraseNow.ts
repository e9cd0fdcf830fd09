import { eq } from 'drizzle-orm'
import type { Changer } from '~/schemas/changes'
import { noteChange } from '../changes'
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
  await db.batch([
    db.update(orders).set({ eraseRequestedAt: at }).where(eq(orders.id, order.id)),
    noteChange(db, { subjectId: order.id, kind: 'erase_asked', by, at }),
  ])
  await erasePhotos(services, order, by)
  await waitWhereNoneIsLeft(services, order, by)
}
