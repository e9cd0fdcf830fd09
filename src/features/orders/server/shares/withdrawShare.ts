import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Result, success } from '~/core/result'
import { recordChange } from '~/server/auditLog'
import { shares } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Ends a link to portraits at once. One that has ended, or is of another order, stays as it is. */
export async function withdrawShare(
  { db, now }: Services,
  order: Order,
  id: string,
): Promise<Result<void, never>> {
  const at = now()
  const isOpen = and(eq(shares.id, id), eq(shares.orderId, order.id), isNull(shares.withdrawnAt))
  const change = { subjectId: order.id, kind: 'share_withdrawn', by: 'buyer', at } as const
  await db.batch([
    // First, while it is still open: a link that has been turned off is recorded once.
    recordChange(db, change, sql`EXISTS (SELECT 1 FROM ${shares} WHERE ${isOpen})`, { apart: true }),
    db.update(shares).set({ withdrawnAt: at }).where(isOpen),
  ])
  return success(undefined)
}
