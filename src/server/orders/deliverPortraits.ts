import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { undoMinutes } from '~/schemas/limits'
import { orders, outbox } from '../db/schema'
import { mailId } from '../mail/enqueueMail'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { moveOrder } from './moveOrder'
import { type Order, orderById } from './order'
import { deeds } from './statuses'

/** Holds where at least one portrait of the order is in the bucket. */
const hasPortraits = sql`EXISTS (SELECT 1 FROM order_photos WHERE order_id = ${orders.id} AND role = 'portrait' AND stored_at IS NOT NULL)`

/**
 * Releases the portraits of an order. The buyer's mail waits while it can be undone, and until then the buyer sees
 * nothing of it.
 * @param by who says so, by e-mail address
 */
export async function deliverPortraits(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'no_portraits' | 'not_now'>> {
  const at = services.now()
  const moved = await moveOrder(services, order, {
    by,
    moves: [
      {
        ...deeds.deliver,
        only: hasPortraits,
        set: { deliveredAt: at, startedAt: sql`coalesce(${orders.startedAt}, ${at.getTime()})` },
        mails: [{ kind: 'delivered', occasion: at.getTime(), delay: undoMinutes }],
      },
    ],
  })
  if (moved.length) return success(undefined)
  const now = await orderById(services.db, order.id)
  const mayBe = now && deeds.deliver.from.some((status) => status === now.status)
  return failure(mayBe ? 'no_portraits' : 'not_now')
}

/** Takes a delivery back, for as long as its mail waits. @param by who says so, by e-mail address */
export async function undoDelivery(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'too_late'>> {
  const { db, now } = services
  if (order.deliveredAt === null) return failure('too_late')
  const mail = and(
    eq(outbox.id, mailId({ subjectId: order.id, kind: 'delivered', occasion: order.deliveredAt.getTime() })),
    eq(outbox.attempts, 0),
    isNull(outbox.sentAt),
  )
  const moved = await moveOrder(services, order, {
    by,
    moves: [
      {
        ...deeds.undoDelivery,
        only: and(
          eq(orders.deliveredAt, order.deliveredAt),
          gt(orders.deliveredAt, undoneSince(now())),
          sql`EXISTS (SELECT 1 FROM outbox WHERE ${mail})`,
        ),
        change: { kind: 'delivery_undone' },
        also: (done) => [db.delete(outbox).where(and(mail, done))],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('too_late')
}

/** Tells whether the buyer may see the portraits of an order. */
export function isDelivered(
  { status, deliveredAt }: Pick<Order, 'status' | 'deliveredAt'>,
  now: Date,
): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt <= undoneSince(now)
}

/** A delivery before this moment can no longer be undone, and its buyer sees it. */
export function undoneSince(now: Date): Date {
  return new Date(now.getTime() - undoMinutes * 60_000)
}
