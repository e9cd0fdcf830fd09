import { eq } from 'drizzle-orm'
import { photosRecommended } from '~/core/schemas/limits'
import { count } from '~/server/counters/count'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Says that an order has its photos: the buyer hears once, and once more where the studio had asked for better ones;
 * the owner of each new set. Safe to repeat; the owner's mail goes with the move, and by itself where the order has
 * moved already.
 * @param how `quiet`: nobody said that these are all; the buyer is told where they are fewer than we recommend
 */
export async function announcePhotos(
  services: Services,
  order: Order,
  photos: number,
  how: 'submitted' | 'quiet' = 'submitted',
): Promise<void> {
  const { db, now } = services
  const few = how === 'quiet' && photos < photosRecommended
  const buyer = {
    kind: few ? ('photos_few' as const) : ('photos_received' as const),
    // Once, and once more where other photos were asked for.
    occasion: order.photosWantedAt?.getTime(),
  }
  // After a request for other photos, the same photos again are a new set as well.
  const latest = Math.max(order.photosAt?.getTime() ?? 0, order.photosWantedAt?.getTime() ?? 0)
  const owner = { kind: 'owner_photos' as const, occasion: latest || photos }
  const moved = await transitionOrder(services, order, {
    by: how === 'quiet' ? 'schedule' : 'buyer',
    moves: [{ to: 'photos_received', mails: [buyer, owner] }],
  })
  // Better photos, and photos after all were taken back, are no second upload.
  if (moved.length && !order.announcedAt) count('uploaded', order.edition)
  if (!moved.length) await enqueueMail(db, { ...owner, subjectId: order.id, at: now() })
  // As it was read before the photos were counted: one that came later is announced by the scheduled job.
  await db.update(orders).set({ announcedAt: order.photosAt }).where(eq(orders.id, order.id))
}
