import { eq } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { orders } from '~/server/db/schema'
import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Stores that the buyer has been shown a delivery, so that its page opens without motion from then on. */
export async function noteReveal({ db, now }: Services, order: Order): Promise<Result<void, 'not_now'>> {
  const at = now()
  if (!isDelivered(order, at)) return failure('not_now')
  await db.update(orders).set({ revealedAt: at }).where(eq(orders.id, order.id))
  return success(undefined)
}

/** Whether a delivery that the buyer may see has not been shown yet. */
export function awaitsReveal(order: Order, now: Date): boolean {
  const { revealedAt, deliveredAt } = order
  return isDelivered(order, now) && (revealedAt === null || revealedAt < (deliveredAt ?? revealedAt))
}
