import { and, eq, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { recordChange } from '../../auditLog'
import { orders } from '../../db/schema'
import type { Services } from '../../services'
import type { Order } from '../order'

type Settlement = {
  /** Sum of failed refunds, in minor units, at the time of settling. */
  failedMinor: number
  /** Email address of the person who settles it. */
  by: string
}

/** Records that a failed refund was settled outside of the provider. */
export async function settleRefund(
  { db, now }: Services,
  { id }: Order,
  { failedMinor, by }: Settlement,
): Promise<Result<void, 'changed_meanwhile'>> {
  const owed = and(eq(orders.id, id), eq(orders.refundFailedMinor, failedMinor))
  const [, settled] = await db.batch([
    recordChange(
      db,
      { subjectId: id, kind: 'refund_settled', by, detail: String(failedMinor), at: now() },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${owed})`,
    ),
    db.update(orders).set({ refundFailedMinor: 0 }).where(owed).returning({ id: orders.id }),
  ])
  return settled.length ? success(undefined) : failure('changed_meanwhile')
}
