import { and, eq, isNull } from 'drizzle-orm'
import { type Result, success } from '~/core/result'
import { shares } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Ends a link to portraits at once. One that has ended, or is of another order, stays as it is. */
export async function withdrawShare(
  { db, now }: Services,
  order: Order,
  id: string,
): Promise<Result<void, never>> {
  await db
    .update(shares)
    .set({ withdrawnAt: now() })
    .where(and(eq(shares.id, id), eq(shares.orderId, order.id), isNull(shares.withdrawnAt)))
  return success(undefined)
}
