import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { log } from '~/core/log'
import type { Actor } from '~/core/schemas/changes'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'
import { noteChange } from '../auditLog'
import { orders, processedEvents } from '../db/schema'
import { enqueueMail, type NewMail } from '../mail/enqueueMail'
import type { Services } from '../services'
import { type DisputeReading, disputeStatements, markStatement } from './disputes/followDisputes'
import type { Transition } from './move'
import type { Order } from './order'
import { type RefundReading, refundStatements } from './refunds/followRefunds'
import { allowedFrom } from './statuses'

/** The provider event that brought the news. */
export type ProviderEvent = { provider: PaymentProvider; id: string; type: string }

/** What was deleted since the refund leaves nothing to go on with. */
const before = sql<OrderStatus>`CASE WHEN refunded_from IN ('paid', 'photos_received', 'in_production')
  AND files_at IS NULL AND photos_erased_at >= updated_at THEN 'emptied' ELSE refunded_from END`

type OrderUpdate = {
  /** Who brings it; the provider, where nobody is named. */
  by?: Actor
  /** In the order in which they would have happened. */
  moves: readonly Transition[]
  /** Mails that are due whether or not anything moves. */
  mails?: readonly NewMail[]
  /** What has gone back so far; noted whatever the state. */
  refunds?: RefundReading | undefined
  /** How its disputes stand; noted whatever the state. */
  disputes?: DisputeReading | undefined
  event?: ProviderEvent | undefined
  /** What goes first in the same transaction, and what goes last, whether or not anything moves. */
  before?: readonly BatchItem<'sqlite'>[]
  after?: readonly BatchItem<'sqlite'>[]
  /** When it happens; now, where nothing is said. */
  at?: Date
  /**
   * The session that the news is of, `null` for an order without one; by the time of the move another may have
   * taken its place, and then it says nothing about the order. Absent for what is no news of a payment.
   */
  sessionId?: string | null
}

/** What a call has done to an order: the states that it moved it to, and whether what has gone back has changed. */
type Done = Transition['to'] | 'refunds'

/**
 * Brings an order to where the provider's truth says it is, in one transaction: D1 has no BEGIN, but a batch
 * is all or nothing. Each state changes by compare-and-swap, so that however many callers try at once, one
 * moves it; a mail is written only with the move it tells of; and the event is remembered only together with
 * everything that it brought.
 */
export async function transitionOrder(
  { db, now }: Services,
  order: Order,
  news: OrderUpdate,
): Promise<Done[]> {
  const at = news.at ?? now()
  const atSession =
    news.sessionId === undefined
      ? undefined
      : news.sessionId === null
        ? isNull(orders.providerSessionId)
        : eq(orders.providerSessionId, news.sessionId)
  const statements: BatchItem<'sqlite'>[] = [...(news.before ?? [])]
  const updates: [index: number, to: Transition['to']][] = []
  const by = news.by ?? 'provider'
  for (const move of news.moves) {
    const {
      to,
      from = to === 'before_refund' ? [] : allowedFrom(to),
      only,
      set,
      anySession,
      mails = [],
      change,
      also,
    } = move
    const name = crypto.randomUUID()
    updates.push([statements.length, to])
    statements.push(
      db
        .update(orders)
        .set({ ...set, status: to === 'before_refund' ? before : to, updatedAt: at, lastMove: name })
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
    // By a name of its own: two callers in one moment would take each other's move for theirs.
    const moved: SQL = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND last_move = ${name})`
    const kind = to === 'before_refund' ? 'refund_undone' : to
    statements.push(noteChange(db, { subjectId: order.id, kind, by, ...change, at }, moved))
    for (const mail of mails) statements.push(enqueueMail(db, { ...mail, subjectId: order.id, at }, moved))
    if (also) statements.push(...also(moved))
  }
  for (const mail of news.mails ?? []) statements.push(enqueueMail(db, { ...mail, subjectId: order.id, at }))
  if (news.refunds) statements.push(...refundStatements(db, order, news.refunds, { by, at, atSession }))
  const followed = news.refunds ? statements.length - 1 : -1
  if (news.disputes) statements.push(...disputeStatements(db, order, news.disputes, { by, at }))
  if (news.disputes || news.refunds) statements.push(markStatement(db, order))
  if (news.event)
    statements.push(
      db
        .insert(processedEvents)
        .values({
          provider: news.event.provider,
          eventId: news.event.id,
          type: news.event.type,
          processedAt: at,
        })
        .onConflictDoNothing(),
    )
  statements.push(...(news.after ?? []))
  const [first, ...rest] = statements
  if (!first) return []
  const results = (await db.batch([first, ...rest])) as unknown[][]
  const done: Done[] = updates.flatMap(([index, to]) => (results[index]?.length ? [to] : []))
  const [row] = (results[followed] ?? []) as { steps: number }[]
  if (row && row.steps !== order.refundSteps) done.push('refunds')
  log(done.length ? 'order_moved' : 'order_not_moved', {
    order: order.id,
    from: order.status,
    to: news.moves.map(({ to }) => to).join(' '),
  })
  return done
}
