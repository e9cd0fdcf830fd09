import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { isRepeated, recordChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/**
 * Restarts the retention period of a stalled order: its photos are kept as long as those of a new one.
 * @param by email address of the desk user
 */
export async function extendRetention(
  { db, now }: Services,
  { id }: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = now()
  const isActive = and(eq(orders.id, id), inArray(orders.status, [...studioStatuses]))
  const change = { subjectId: id, kind: 'kept' as const, by, at }
  const [, kept] = await db.batch([
    recordChange(
      db,
      change,
      sql`EXISTS (SELECT 1 FROM orders WHERE ${isActive}) AND ${not(isRepeated(change))}`,
    ),
    db.update(orders).set({ updatedAt: at }).where(isActive).returning({ id: orders.id }),
  ])
  return kept.length ? success(undefined) : failure('not_now')
}
