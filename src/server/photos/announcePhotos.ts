import { eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import { moveOrder } from '../orders/moveOrder'
import type { Order } from '../orders/order'
import type { Services } from '../services'

/**
 * Says that an order has its photos: the buyer hears once, the owner of each new count. Safe to repeat; the
 * owner's mail goes with the move, and by itself where the order has moved already.
 */
export async function announcePhotos(services: Services, order: Order, count: number): Promise<void> {
  const owner = { kind: 'owner_photos' as const, occasion: count }
  const moved = await moveOrder(services, order, {
    moves: [{ to: 'photos_received', mails: [{ kind: 'photos_received' }, owner] }],
  })
  if (!moved.length) await enqueueMail(services.db, { ...owner, subjectId: order.id, at: services.now() })
  // As it was read before the photos were counted: one that came later is announced by the scheduled job.
  await services.db.update(orders).set({ announcedAt: order.photosAt }).where(eq(orders.id, order.id))
}
