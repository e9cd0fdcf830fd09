import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Actor } from '~/core/schemas/changes'
import { recordChange } from '../../auditLog'
import type { Database } from '../../db/database'
import { auditLog, orders } from '../../db/schema'
import { enqueueMail, type NewMail } from '../../mail/enqueueMail'
import type { PaymentSession } from '../../payments/payment'
import { isPending, seenDeliveryOf } from '../delivery'
import type { Order } from '../order'
import type { Transition } from '../transition'

/** The refunded sum as read from the provider. */
export type RefundReading = {
  minor: number
  /** When the read started. */
  readAt: Date
}

/** True if the order was not updated from a reading that started later, which includes this one. */
const hasNoNewerReading = (readAt: Date) => sql`coalesce(${orders.providerReadAt}, 0) <= ${readAt.getTime()}`

/** Returns the transition of an order whose buyer has got everything back. */
export const fullRefund = (now: Date) =>
  ({
    to: 'refunded',
    set: {
      // The refund cancels a delivery that the buyer has not seen yet.
      refundedFrom: sql`CASE WHEN ${isPending(now)} THEN 'in_production' ELSE ${orders.status} END`,
      deliveredAt: seenDeliveryOf(now),
    },
  }) satisfies Transition

/** The mail that a failed refund was paid another way, once for each sum so paid. */
export const settledMail = (settledMinor: number) =>
  ({ kind: 'order_refunded', dedupeKey: `settled:${settledMinor}` }) satisfies NewMail

/** Returns the transitions for refunds: to `refunded` after a full refund, and back from it when a refund failed. */
export function refundTransitions(
  order: Order,
  session: PaymentSession,
  readAt: Date,
  now: Date,
): Transition[] {
  const only = hasNoNewerReading(readAt)
  const returned = session.refundedMinor + order.settledMinor
  if (returned && returned >= (session.amountMinor ?? Infinity)) {
    // Without a new refund, the settled sum is what ends the order: an earlier version only noted it.
    const isNoted = order.settledMinor > 0 && session.refundedMinor <= order.refundedMinor
    return [{ ...fullRefund(now), only, mails: isNoted ? [settledMail(order.settledMinor)] : [] }]
  }
  if (order.status !== 'refunded' && order.refundedMinor === 0) return []
  return [
    {
      to: 'before_refund',
      from: ['refunded'],
      // A settlement since the order was read may be what ended it.
      only: and(only, isNotNull(orders.refundedFrom), eq(orders.settledMinor, order.settledMinor)),
      set: { refundedFrom: null },
      change: { kind: 'refund_undone' },
    },
  ]
}

type RefundContext = { by: Actor; at: Date; atSession: SQL | undefined }

/**
 * Builds the statements that sync an order's refunded sum, which drops when a refund fails, and log and mail each
 * change once. The row update comes last, because the conditions refer to the previous row.
 */
export function refundStatements(
  db: Database,
  { id }: Order,
  { minor, readAt }: RefundReading,
  { by, at, atSession }: RefundContext,
): [...BatchItem<'sqlite'>[], BatchItem<'sqlite'>] {
  const row = and(eq(orders.id, id), hasNoNewerReading(readAt), atSession)
  const exists = (only: SQL) => sql`EXISTS (SELECT 1 FROM orders WHERE ${and(row, only)})`
  const rises = exists(lt(orders.refundedMinor, minor))
  const falls = exists(gt(orders.refundedMinor, minor))
  const ofOrder = (value: SQL) => sql`(SELECT ${value} FROM orders WHERE id = ${id})`
  const step = ofOrder(sql`refund_steps + 1`)
  const mail = { subjectId: id, dedupeKey: step, at }
  // Two of one kind can be recorded in the same millisecond; the condition distinguishes them.
  const note = (kind: 'refund_noted' | 'refund_failed', detail: SQL, condition: SQL) =>
    recordChange(db, { subjectId: id, kind, by, detail, at }, condition, { apart: true })
  /** The refund claimed at the desk is included in the refunded sum. */
  const claimSettled = sql`refund_claim_minor <= ${minor} - refunded_minor`
  return [
    db
      .insert(auditLog)
      .select(
        sql`SELECT NULL, id, 'refund_sent', refund_claim_by, refund_claim_minor, ${at.getTime()} FROM orders
          WHERE ${and(row, claimSettled)}`,
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
        refundClaimMinor: sql`CASE WHEN ${claimSettled} THEN NULL ELSE refund_claim_minor END`,
        refundClaimBy: sql`CASE WHEN ${claimSettled} THEN NULL ELSE refund_claim_by END`,
        refundClaimAt: sql`CASE WHEN ${claimSettled} THEN NULL ELSE refund_claim_at END`,
        providerReadAt: readAt,
      })
      .where(row)
      .returning({ steps: orders.refundSteps }),
  ]
}
