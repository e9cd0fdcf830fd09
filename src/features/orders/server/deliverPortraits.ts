import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { undoMinutes } from '~/core/schemas/limits'
import { orders, outbox } from '~/server/db/schema'
import { mailId } from '~/server/mail/enqueueMail'
import { hasPortraits, undoneSince } from '~/server/orders/delivery'
import { type Order, orderById } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Delivers the portraits of an order. The buyer's mail is delayed for as long as the delivery can be undone, and the
 * buyer does not see the delivery until then.
 * @param by email address of the desk user
 */
export async function deliverPortraits(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'no_portraits' | 'not_now'>> {
  const at = services.now()
  const moved = await transitionOrder(services, order, {
    by,
    at,
    moves: [
      {
        ...actions.deliver,
        only: and(hasPortraits, isNull(orders.consentWithdrawnAt)),
        set: { deliveredAt: at, startedAt: sql`coalesce(${orders.startedAt}, ${at.getTime()})` },
        mails: [{ kind: 'delivered', dedupeKey: at.getTime(), delay: undoMinutes }],
      },
    ],
  })
  if (moved.length) return success(undefined)
  const now = await orderById(services.db, order.id)
  const canDeliver = now && actions.deliver.from.some((status) => status === now.status)
  return failure(canDeliver ? 'no_portraits' : 'not_now')
}

/**
 * Undoes a delivery, for as long as its mail is still queued.
 * @param by email address of the desk user
 */
export async function undoDelivery(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'too_late'>> {
  const { db, now } = services
  if (order.deliveredAt === null) return failure('too_late')
  const mail = and(
    eq(outbox.id, mailId({ subjectId: order.id, kind: 'delivered', dedupeKey: order.deliveredAt.getTime() })),
    eq(outbox.attempts, 0),
    isNull(outbox.sentAt),
  )
  const moved = await transitionOrder(services, order, {
    by,
    moves: [
      {
        ...actions.undoDelivery,
        only: and(
          eq(orders.deliveredAt, order.deliveredAt),
          gt(orders.deliveredAt, undoneSince(now())),
          sql`EXISTS (SELECT 1 FROM outbox WHERE ${mail})`,
        ),
        set: { deliveredAt: orders.firstDeliveredAt },
        change: { kind: 'delivery_undone' },
        also: (done) => [db.delete(outbox).where(and(mail, done))],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('too_late')
}
