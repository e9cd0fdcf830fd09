import { and, eq, inArray } from 'drizzle-orm'
import { type OrderStatus, orders, processedEvents } from '../db/schema'
import { log } from '../log'
import { enqueueMail } from '../mail/enqueueMail'
import type { MailKind } from '../mail/kinds'
import type { Services } from '../services'
import type { Order } from './order'
import { originsOf } from './statuses'

type Move = {
  to: OrderStatus
  /** Columns that change with the state. */
  set?: Partial<typeof orders.$inferInsert>
  /** Mails that the move sets off. */
  mails?: readonly MailKind[]
  /** The provider event that brought the news; remembered in the same transaction. */
  event?: { provider: 'stripe' | 'paypal'; id: string; type: string }
}

/**
 * Moves an order by compare-and-swap: however many callers try at once, one moves it and the mails are
 * written once. D1 has no BEGIN; a batch is a transaction, and each mail is conditional on the update that
 * comes right before it, because an update that matches nothing is no error.
 * @returns whether this call was the one that moved it
 */
export async function moveOrder({ db, now }: Services, order: Order, move: Move): Promise<boolean> {
  const at = now()
  const update = db
    .update(orders)
    .set({ ...move.set, status: move.to, updatedAt: at })
    .where(and(eq(orders.id, order.id), inArray(orders.status, [...originsOf(move.to)])))
    .returning({ id: orders.id })
  const mails = (move.mails ?? []).map((kind) => enqueueMail(db, { kind, subjectId: order.id, at }, true))
  const remember = move.event
    ? [
        db
          .insert(processedEvents)
          .values({
            provider: move.event.provider,
            eventId: move.event.id,
            type: move.event.type,
            processedAt: at,
          })
          .onConflictDoNothing(),
      ]
    : []
  const [moved] = await db.batch([update, ...mails, ...remember])
  log(moved.length ? 'order_moved' : 'order_move_ignored', {
    order: order.id,
    from: order.status,
    to: move.to,
  })
  return moved.length > 0
}
