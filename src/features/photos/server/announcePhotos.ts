import { eq } from 'drizzle-orm'
import { photosRecommended } from '~/core/schemas/limits'
import { count } from '~/server/counters/count'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Records that an order has its photos. Mails the buyer once, and once more after a request for other photos; mails the
 * owner for each new set. Idempotent: the owner's mail is sent in the transition's batch, or alone if the order has
 * already moved.
 * @param how `quiet`: the buyer did not confirm that the photos are complete, and is told if there are fewer than
 *   recommended
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
    // One mail, and one more per request for other photos.
    dedupeKey: order.photosWantedAt?.getTime(),
  }
  // After a request for other photos, the same photos count as a new set.
  const latest = Math.max(order.photosAt?.getTime() ?? 0, order.photosWantedAt?.getTime() ?? 0)
  const owner = { kind: 'owner_photos' as const, dedupeKey: latest || photos }
  const transitions = await transitionOrder(services, order, {
    by: how === 'quiet' ? 'schedule' : 'buyer',
    moves: [{ to: 'photos_received', mails: [buyer, owner] }],
  })
  // Replacement photos, and photos sent after all were removed, are not counted as a second upload.
  if (transitions.length && !order.announcedAt) count('uploaded', order.edition)
  if (!transitions.length) await enqueueMail(db, { ...owner, subjectId: order.id, at: now() })
  // The value read before the photos were counted: the scheduled job announces photos that arrived since.
  await db.update(orders).set({ announcedAt: order.photosAt }).where(eq(orders.id, order.id))
}
