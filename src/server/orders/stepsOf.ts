import type { OrderStep } from '~/core/schemas/order'
import type { auditLog } from '../db/schema'
import { seenDelivery } from './delivery'
import type { Order } from './order'

/** Changes that say whether an order has its photos, the latest of them how that is now. */
export const photoChanges = ['photos_received', 'paid', 'photos_wanted', 'order_reopened'] as const

/**
 * Tells when each step of an order was reached, of those that still hold, for its buyer and at the desk alike. A step that
 * was skipped or taken back was not: production may begin without photos, a delivery may be undone.
 * @param history of the order, the oldest first; `photoChanges` are enough
 */
export function stepsOf(
  order: Order,
  history: readonly Pick<typeof auditLog.$inferSelect, 'kind' | 'at'>[],
  now: Date,
): Record<OrderStep, Date | null> {
  const { status, paidAt, photosAt, startedAt } = order
  const latest = history.findLast(({ kind }) => photoChanges.some((known) => known === kind))
  // Production may begin before anybody has said that the photos are complete.
  const unsaid = status !== 'paid' && startedAt && photosAt && photosAt <= startedAt ? photosAt : null
  return {
    paid: paidAt,
    photos: latest?.kind === 'photos_received' ? latest.at : unsaid,
    production: startedAt,
    delivered: seenDelivery(order, now),
  }
}
