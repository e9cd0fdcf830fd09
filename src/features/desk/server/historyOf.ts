import type { DeskEvent } from '~/features/desk/schema'
import type { auditLog, outbox } from '~/server/db/schema'
import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'

type Change = typeof auditLog.$inferSelect
type Mail = typeof outbox.$inferSelect

/**
 * Merges the changes and the mails of an order, each with its outcome, newest first. A mail counts at the time that it
 * shows; of the same moment, it is above the change that caused it.
 * @param changes the latest first, as are the mails
 */
export function historyOf(
  order: Order,
  changes: readonly Change[],
  mails: readonly Mail[],
  now: Date,
): DeskEvent[] {
  const events: DeskEvent[] = [
    ...mails.map(({ id, kind, createdAt, sentAt, dueAt, droppedAt, dropped, failures }) => ({
      at: createdAt.getTime(),
      mail: kind,
      id,
      sentAt: sentAt?.getTime() ?? null,
      dueAt: dueAt.getTime(),
      droppedAt: droppedAt?.getTime() ?? null,
      dropped,
      failures,
    })),
    ...changes.map(({ at, kind, by, detail }) => ({
      at: at.getTime(),
      change: kind,
      by,
      detail,
      ...(kind === 'delivered' ? { delivery: deliveryOf(order, at, now) } : {}),
    })),
  ]
  return events.sort((one, other) => shownAt(other) - shownAt(one))
}

/** The time that the history shows: of a mail, when it was sent or dropped. */
const shownAt = (event: DeskEvent): number =>
  ('mail' in event && (event.sentAt ?? event.droppedAt)) || event.at

/** Outcome of a delivery: the order row keeps only the times of deliveries that were seen or are pending. */
function deliveryOf(order: Order, at: Date, now: Date): 'seen' | 'pending' | 'called_off' {
  const { status, deliveredAt, firstDeliveredAt } = order
  if (Number(firstDeliveredAt) === at.getTime()) return 'seen'
  if (Number(deliveredAt) !== at.getTime()) return 'called_off'
  return status === 'delivered' && !isDelivered(order, now) ? 'pending' : 'seen'
}
