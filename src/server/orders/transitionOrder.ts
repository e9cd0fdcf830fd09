import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { log } from '~/core/log'
import type { Actor } from '~/core/schemas/changes'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'
import { recordChange } from '../auditLog'
import { orders, processedEvents } from '../db/schema'
import { enqueueMail, type NewMail } from '../mail/enqueueMail'
import type { Services } from '../services'
import { type DisputeReading, disputeStatements, markStatement } from './disputes/followDisputes'
import type { Order } from './order'
import { type RefundReading, refundStatements } from './refunds/followRefunds'
import { allowedFrom } from './statuses'
import type { Transition } from './transition'

/** The provider event that triggered the update. */
export type ProviderEvent = { provider: PaymentProvider; id: string; type: string }

/** The status before the refund, or `emptied` when the photos were deleted since. */
const statusBeforeRefund = sql<OrderStatus>`CASE WHEN refunded_from IN ('paid', 'photos_received', 'in_production')
  AND files_at IS NULL AND photos_erased_at >= updated_at THEN 'emptied' ELSE refunded_from END`

type OrderUpdate = {
  /** The actor; defaults to the provider. */
  by?: Actor
  /** In chronological order. */
  moves: readonly Transition[]
  /** Mails to send whether or not a transition happens. */
  mails?: readonly NewMail[]
  /** The refunded sum so far; stored in any status. */
  refunds?: RefundReading | undefined
  /** The disputes of the payment; stored in any status. */
  disputes?: DisputeReading | undefined
  event?: ProviderEvent | undefined
  /** First and last statements of the same transaction, run whether or not a transition happens. */
  before?: readonly BatchItem<'sqlite'>[]
  after?: readonly BatchItem<'sqlite'>[]
  /** Defaults to now. */
  at?: Date
  /**
   * The session that the update is about; `null` for an order without one. The update is ignored when another session
   * has replaced it in the meantime. Absent when the update is not about a payment.
   */
  sessionId?: string | null
}

/** What an update changed: the statuses reached, and `refunds` if the refunded sum changed. */
type Done = Transition['to'] | 'refunds'

/**
 * Transitions an order atomically, in one batch (D1 has no BEGIN). Each transition is a compare-and-swap, so only one
 * of several concurrent callers performs it and enqueues its mails. The event is stored with all the changes it caused.
 * @returns what this call changed
 */
export async function transitionOrder(
  { db, now }: Services,
  order: Order,
  update: OrderUpdate,
): Promise<Done[]> {
  const at = update.at ?? now()
  const atSession =
    update.sessionId === undefined
      ? undefined
      : update.sessionId === null
        ? isNull(orders.providerSessionId)
        : eq(orders.providerSessionId, update.sessionId)
  const statements: BatchItem<'sqlite'>[] = [...(update.before ?? [])]
  const attempted: [index: number, to: Transition['to']][] = []
  const by = update.by ?? 'provider'
  for (const transition of update.moves) {
    const {
      to,
      from = to === 'before_refund' ? [] : allowedFrom(to),
      only,
      set,
      anySession,
      mails = [],
      change,
      also,
    } = transition
    const transitionId = crypto.randomUUID()
    attempted.push([statements.length, to])
    statements.push(
      db
        .update(orders)
        .set({
          ...set,
          status: to === 'before_refund' ? statusBeforeRefund : to,
          updatedAt: at,
          lastMove: transitionId,
        })
        .where(
          and(
            eq(orders.id, order.id),
            inArray(orders.status, [...from]),
            anySession ? undefined : atSession,
            only,
          ),
        )
        .returning({ id: orders.id }),
    )
    // A unique id per transition keeps concurrent callers from mistaking each other's transition for their own.
    const moved: SQL = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND last_move = ${transitionId})`
    const kind = to === 'before_refund' ? 'refund_undone' : to
    statements.push(recordChange(db, { subjectId: order.id, kind, by, ...change, at }, moved))
    for (const mail of mails) statements.push(enqueueMail(db, { ...mail, subjectId: order.id, at }, moved))
    if (also) statements.push(...also(moved))
  }
  for (const mail of update.mails ?? [])
    statements.push(enqueueMail(db, { ...mail, subjectId: order.id, at }))
  if (update.refunds) statements.push(...refundStatements(db, order, update.refunds, { by, at, atSession }))
  const refundIndex = update.refunds ? statements.length - 1 : -1
  if (update.disputes) statements.push(...disputeStatements(db, order, update.disputes, { by, at }))
  if (update.disputes || update.refunds) statements.push(markStatement(db, order))
  if (update.event)
    statements.push(
      db
        .insert(processedEvents)
        .values({
          provider: update.event.provider,
          eventId: update.event.id,
          type: update.event.type,
          processedAt: at,
        })
        .onConflictDoNothing(),
    )
  statements.push(...(update.after ?? []))
  const [first, ...rest] = statements
  if (!first) return []
  const results = (await db.batch([first, ...rest])) as unknown[][]
  const done: Done[] = attempted.flatMap(([index, to]) => (results[index]?.length ? [to] : []))
  const [row] = (results[refundIndex] ?? []) as { steps: number }[]
  if (row && row.steps !== order.refundSteps) done.push('refunds')
  log(done.length ? 'order_moved' : 'order_not_moved', {
    order: order.id,
    from: order.status,
    to: update.moves.map(({ to }) => to).join(' '),
  })
  return done
}
