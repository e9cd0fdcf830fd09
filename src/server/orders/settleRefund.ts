import { and, eq, gt, sql } from 'drizzle-orm'
import { noteChange } from '../changes'
import { orders } from '../db/schema'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import type { Order } from './order'

/**
 * Notes that money whose refund failed was given back in another way, of which the provider knows nothing.
 * @param by who says so, by e-mail address
 */
export async function settleRefund(
  { db, now }: Services,
  { id, refundFailedMinor }: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const owed = and(
    eq(orders.id, id),
    gt(orders.refundFailedMinor, 0),
    eq(orders.refundFailedMinor, refundFailedMinor),
  )
  const [, settled] = await db.batch([
    noteChange(
      db,
      { subjectId: id, kind: 'refund_settled', by, detail: String(refundFailedMinor), at: now() },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${owed})`,
    ),
    db.update(orders).set({ refundFailedMinor: 0 }).where(owed).returning({ id: orders.id }),
  ])
  return settled.length ? success(undefined) : failure('not_now')
}
