import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Actor, ChangeKind } from '~/core/schemas/changes'
import { type DisputeMailDetail, isActiveDispute } from '~/core/schemas/disputes'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import { providerNames } from '~/core/schemas/providers'
import { recordChange } from '../../auditLog'
import type { Database } from '../../db/database'
import { disputes, orders } from '../../db/schema'
import { enqueueMail } from '../../mail/enqueueMail'
import type { Dispute } from '../../payments/dispute'
import { providers } from '../../payments/providers'
import { chargeOf } from '../chargeOf'
import type { Order } from '../order'

/** The disputes of a payment as read from the provider. */
export type DisputeReading = {
  disputes: readonly Dispute[]
  paymentId: string
  /** When the read started. */
  readAt: Date
}

/** One update of a dispute: its audit log entry, the mail to the owner, and the condition under which both apply. */
type DisputeUpdate = {
  change: ChangeKind
  mail?: DisputeMailKind | undefined
  detail?: string
  condition: SQL
}

/** The providers that settle disputes by refunds, as orders name them. */
const byRefund = providerNames.flatMap((name) =>
  providers[name].settlesDisputesByRefund ? [name, `${name}_link` as const] : [],
)

const underWay = sql`status IN ('open', 'answered')`

/**
 * Builds the statements that sync the disputes of an order with the provider and log and mail each change once. A
 * reading that started before the one a row was written from changes nothing.
 */
export function disputeStatements(
  db: Database,
  order: Order,
  { disputes: read, paymentId, readAt }: DisputeReading,
  { by, at }: { by: Actor; at: Date },
): BatchItem<'sqlite'>[] {
  return read.flatMap((dispute): BatchItem<'sqlite'>[] => {
    const details: DisputeMailDetail = {
      kind: dispute.kind,
      amountMinor: dispute.amount?.minor ?? chargeOf(order).amountMinor,
      currency: dispute.amount?.currency ?? chargeOf(order).currency,
      reason: dispute.reason,
      respondBy: dispute.respondBy?.getTime() ?? null,
    }
    const written = updatesOf(dispute, readAt).flatMap(({ change, mail, detail, condition }) => [
      recordChange(
        db,
        { subjectId: order.id, kind: change, by, detail: detail ?? JSON.stringify(details), at },
        condition,
        // Two disputes can have the same kind of update at once.
        { apart: true },
      ),
      ...(mail
        ? [
            enqueueMail(
              db,
              // The condition holds once for each reading that changes something.
              { subjectId: order.id, kind: mail, dedupeKey: `${dispute.id}:${readAt.getTime()}`, at },
              condition,
            ),
          ]
        : []),
    ])
    const { kind, status, reason, takenMinor, respondBy } = dispute
    const row = { kind, status, reason, takenMinor, respondBy, readAt, ...amountOf(details) }
    return [
      ...written,
      db
        .insert(disputes)
        .values({ id: dispute.id, orderId: order.id, paymentId, openedAt: dispute.openedAt, ...row })
        .onConflictDoUpdate({ target: disputes.id, set: row, setWhere: hasNoNewerReading(dispute, readAt) }),
    ]
  })
}

const amountOf = ({ amountMinor, currency }: DisputeMailDetail) => ({ amountMinor, currency })

/**
 * Builds the statement that derives an order's dispute mark and disputed sum. Only disputes of the payment that settled
 * the order count, not those of a second payment. If the provider settles lost disputes by refunds, refunded money is
 * not counted again.
 */
export function markStatement(db: Database, { id }: Order): BatchItem<'sqlite'> {
  const ofPayment = sql`FROM disputes WHERE order_id = orders.id AND payment_id = orders.provider_payment_id`
  const sum = sql`(SELECT coalesce(sum(taken_minor), 0) ${ofPayment})`
  const taken = sql`CASE WHEN ${inArray(orders.provider, byRefund)}
    THEN max(0, min(coalesce(charged_minor, amount_minor) - refunded_minor, ${sum})) ELSE ${sum} END`
  const some = (condition: SQL) => sql`EXISTS (SELECT 1 ${ofPayment} AND ${condition})`
  return db
    .update(orders)
    .set({
      dispute: sql`CASE WHEN ${some(sql`kind = 'dispute' AND ${underWay}`)} THEN 'disputed'
        WHEN ${some(underWay)} THEN 'warning'
        WHEN ${taken} > 0 AND ${some(sql`status IN ('lost', 'closed') AND taken_minor > 0`)} THEN 'lost' END`,
      takenMinor: taken,
    })
    .where(eq(orders.id, id))
}

/** Lists the possible updates of a dispute, each with a condition on the previous row. */
function updatesOf(dispute: Dispute, readAt: Date): DisputeUpdate[] {
  const { id, kind, status, takenMinor, respondBy } = dispute
  const unknown = sql`NOT EXISTS (SELECT 1 FROM disputes WHERE id = ${id})`
  const was = (condition: SQL) =>
    sql`EXISTS (SELECT 1 FROM disputes WHERE id = ${id} AND ${hasNoNewerReading(dispute, readAt)} AND ${condition})`
  const or = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` OR `)})`
  /** An inquiry that becomes a dispute counts as newly opened: from then on money is taken. */
  const escalated = kind === 'dispute' ? sql`kind <> 'dispute'` : sql`false`
  const updates: DisputeUpdate[] = []
  if (kind === 'warning') {
    const [change, mail] =
      status === 'open'
        ? (['fraud_warning', 'owner_fraud_warning'] as const)
        : (['fraud_warning_closed'] as const)
    updates.push({ change, mail, condition: or(unknown, was(sql`status <> ${status}`)) })
  } else if (isActiveDispute(status)) {
    const opened = or(unknown, was(sql`(NOT ${underWay} OR ${escalated})`))
    updates.push({ change: 'dispute_opened', mail: 'owner_dispute', condition: opened })
    const same = sql`${underWay} AND NOT ${escalated}`
    if (status === 'open') {
      const later = respondBy ? sql`respond_by IS NOT ${respondBy.getTime()}` : sql`false`
      updates.push({
        change: 'dispute_due',
        mail: 'owner_dispute',
        condition: was(sql`${same} AND (status = 'answered' OR ${later})`),
      })
    } else updates.push({ change: 'dispute_answered', condition: was(sql`${same} AND status = 'open'`) })
  } else {
    const lost = status === 'lost'
    updates.push({
      change: lost ? 'dispute_lost' : status === 'won' ? 'dispute_won' : 'dispute_closed',
      mail: lost ? 'owner_dispute_lost' : 'owner_dispute_ended',
      condition: or(unknown, was(sql`status <> ${status}`)),
    })
  }
  if (takenMinor > 0)
    updates.push({
      change: 'dispute_taken',
      detail: String(takenMinor),
      condition: or(unknown, was(sql`taken_minor < ${takenMinor}`)),
    })
  updates.push({
    change: 'dispute_returned',
    detail: String(takenMinor),
    condition: was(sql`taken_minor > ${takenMinor}`),
  })
  return updates
}

/** Orders readings that started in the same millisecond: the more advanced status is the newer one. */
const progress = sql`(kind = 'dispute') * 3 + CASE status WHEN 'open' THEN 0 WHEN 'answered' THEN 1 ELSE 2 END`

function progressOf({ kind, status }: Dispute): number {
  return (kind === 'dispute' ? 3 : 0) + (status === 'open' ? 0 : status === 'answered' ? 1 : 2)
}

/** True if the row of a dispute was not written from a newer reading. */
function hasNoNewerReading(dispute: Dispute, readAt: Date): SQL {
  const at = readAt.getTime()
  return sql`(${disputes}.read_at < ${at} OR (${disputes}.read_at = ${at} AND ${progress} <= ${progressOf(dispute)}))`
}
