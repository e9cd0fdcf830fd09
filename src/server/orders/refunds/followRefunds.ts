import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Actor } from '~/core/schemas/changes'
import { noteChange } from '../../auditLog'
import type { Database } from '../../db/database'
import { auditLog, orders } from '../../db/schema'
import { enqueueMail } from '../../mail/enqueueMail'
import type { PaymentSession } from '../../payments/payment'
import { isPending, seenDeliveryOf } from '../delivery'
import type { Transition } from '../move'
import type { Order } from '../order'

/** What the provider says has gone back. */
export type RefundReading = {
  minor: number
  /** When the reading began. */
  readAt: Date
}

/** Holds where an order follows no reading that began later: of two, the later one saw all that the earlier did. */
const followsNothingLater = (readAt: Date) =>
  sql`coalesce(${orders.providerReadAt}, 0) <= ${readAt.getTime()}`

/** The transitions that refunds require: to `refunded` with all of the money, and from there back when some failed. */
export function refundMoves(order: Order, session: PaymentSession, readAt: Date, now: Date): Transition[] {
  const only = followsNothingLater(readAt)
  if (session.refundedMinor >= (session.amountMinor ?? Infinity))
    return [
      {
        to: 'refunded',
        only,
        set: {
          // A delivery that its buyer has not seen yet is called off by it.
          refundedFrom: sql`CASE WHEN ${isPending(now)} THEN 'in_production' ELSE ${orders.status} END`,
          deliveredAt: seenDeliveryOf(now),
        },
      },
    ]
  if (order.status !== 'refunded' && order.refundedMinor === 0) return []
  return [
    {
      to: 'before_refund',
      from: ['refunded'],
      only: and(only, isNotNull(orders.refundedFrom)),
      set: { refundedFrom: null },
      change: { kind: 'refund_undone' },
    },
  ]
}

type Following = { by: Actor; at: Date; atSession: SQL | undefined }

/**
 * Statements that bring an order to the sum that has gone back, which falls when a refund fails, and write of each
 * change once. They come last in their batch: its conditions are about the row as it was.
 */
export function refundStatements(
  db: Database,
  { id }: Order,
  { minor, readAt }: RefundReading,
  { by, at, atSession }: Following,
): [...BatchItem<'sqlite'>[], BatchItem<'sqlite'>] {
  const row = and(eq(orders.id, id), followsNothingLater(readAt), atSession)
  const exists = (only: SQL) => sql`EXISTS (SELECT 1 FROM orders WHERE ${and(row, only)})`
  const rises = exists(lt(orders.refundedMinor, minor))
  const falls = exists(gt(orders.refundedMinor, minor))
  const ofOrder = (value: SQL) => sql`(SELECT ${value} FROM orders WHERE id = ${id})`
  const step = ofOrder(sql`refund_steps + 1`)
  const mail = { subjectId: id, occasion: step, at }
  // Two of a kind may be learned of in one millisecond; the condition tells one from the other.
  const note = (kind: 'refund_noted' | 'refund_failed', detail: SQL, condition: SQL) =>
    noteChange(db, { subjectId: id, kind, by, detail, at }, condition, { apart: true })
  /** The refund that was begun at the desk is part of what has gone back. */
  const arrived = sql`refund_claim_minor <= ${minor} - refunded_minor`
  return [
    db
      .insert(auditLog)
      .select(
        sql`SELECT NULL, id, 'refund_sent', refund_claim_by, refund_claim_minor, ${at.getTime()} FROM orders
          WHERE ${and(row, arrived)}`,
      )
      .onConflictDoNothing(),
    note('refund_noted', sql`CAST(${minor} AS INTEGER)`, rises),
    enqueueMail(db, { ...mail, kind: 'order_refunded' }, rises),
    note('refund_failed', ofOrder(sql`CAST(refunded_minor - ${minor} AS INTEGER)`), falls),
    enqueueMail(db, { ...mail, kind: 'refund_failed' }, falls),
    enqueueMail(db, { ...mail, kind: 'owner_refund_failed' }, falls),
    db
      .update(orders)
      .set({
        refundedMinor: minor,
        refundFailedMinor: sql`max(0, refund_failed_minor + refunded_minor - ${minor})`,
        refundSteps: sql`refund_steps + (refunded_minor <> ${minor})`,
        refundedAt: sql`CASE WHEN refunded_minor <> ${minor} THEN ${at.getTime()} ELSE refunded_at END`,
        refundClaimMinor: sql`CASE WHEN ${arrived} THEN NULL ELSE refund_claim_minor END`,
        refundClaimBy: sql`CASE WHEN ${arrived} THEN NULL ELSE refund_claim_by END`,
        refundClaimAt: sql`CASE WHEN ${arrived} THEN NULL ELSE refund_claim_at END`,
        providerReadAt: readAt,
      })
      .where(row)
      .returning({ steps: orders.refundSteps }),
  ]
}
