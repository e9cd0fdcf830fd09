import type { OrderStep } from '~/core/schemas/orderSteps'
import type { auditLog } from '../db/schema'
import { seenDelivery } from './delivery'
import type { Order } from './order'

/** Changes that open or complete an upload; the latest one tells whether the photos are complete. */
export const photoChanges = ['photos_received', 'paid', 'photos_wanted', 'order_reopened'] as const

/**
 * Returns when each step of an order was reached; `null` for a step that was not reached, skipped or undone: production
 * can start without photos, and a delivery can be undone.
 * @param history of the order, oldest first; `photoChanges` are enough
 */
export function stepsOf(
  order: Order,
  history: readonly Pick<typeof auditLog.$inferSelect, 'kind' | 'at'>[],
  now: Date,
): Record<OrderStep, Date | null> {
  const { status, paidAt, photosAt, startedAt } = order
  const latest = history.findLast(({ kind }) => photoChanges.some((known) => known === kind))
  // Production can start before the buyer confirms that the photos are complete.
  const unconfirmed = status !== 'paid' && startedAt && photosAt && photosAt <= startedAt ? photosAt : null
  return {
    paid: paidAt,
    photos: latest?.kind === 'photos_received' ? latest.at : unconfirmed,
    production: startedAt,
    delivered: seenDelivery(order, now),
  }
}
