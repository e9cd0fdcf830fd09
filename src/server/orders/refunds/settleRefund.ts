import { and, eq, type SQL, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { recordChange } from '../../auditLog'
import { orders } from '../../db/schema'
import { enqueueMail } from '../../mail/enqueueMail'
import type { Services } from '../../services'
import { chargeOf } from '../chargeOf'
import type { Order } from '../order'
import { allowedFrom } from '../statuses'
import { transitionOrder } from '../transitionOrder'
import { fullRefund, settledMail } from './followRefunds'
import { returnedMinor, returnedSum } from './returnedMinor'

type Settlement = {
  /** Sum of failed refunds, in minor units, at the time of settling. */
  failedMinor: number
  /** Email address of the person who settles it. */
  by: string
}

/** Records that a failed refund was settled outside of the provider. The last of the charge ends the order. */
export async function settleRefund(
  services: Services,
  order: Order,
  { failedMinor, by }: Settlement,
): Promise<Result<void, 'changed_meanwhile'>> {
  const { db, now } = services
  const { id, status } = order
  const at = now()
  const returned = returnedMinor(order)
  const owed = and(eq(orders.id, id), eq(orders.refundFailedMinor, failedMinor), eq(returnedSum, returned))
  const set = { settledMinor: order.settledMinor + failedMinor, refundFailedMinor: 0 }
  const change = { kind: 'refund_settled', detail: String(failedMinor) } as const
  const mail = settledMail(set.settledMinor)
  const isWhole = returned + failedMinor >= chargeOf(order).amountMinor
  let settled: unknown[]
  if (isWhole && allowedFrom('refunded').includes(status)) {
    const full = fullRefund(at)
    const also = (moved: SQL) => [recordChange(db, { subjectId: id, kind: 'refunded', by, at }, moved)]
    const move = { ...full, only: owed, set: { ...full.set, ...set }, change, mails: [mail], also }
    settled = await transitionOrder(services, order, { by, at, moves: [move] })
  } else {
    const isOwed = sql`EXISTS (SELECT 1 FROM orders WHERE ${owed})`
    ;[, , settled] = await db.batch([
      recordChange(db, { subjectId: id, by, at, ...change }, isOwed),
      enqueueMail(db, { subjectId: id, at, ...mail }, isOwed),
      db.update(orders).set(set).where(owed).returning({ id: orders.id }),
    ])
  }
  return settled.length ? success(undefined) : failure('changed_meanwhile')
}
