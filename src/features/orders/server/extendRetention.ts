import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { isRepeated, noteChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Lets an order that stood still go on: its photos stay as long as those of a new one. @param by by e-mail address */
export async function extendRetention(
  { db, now }: Services,
  { id }: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = now()
  const goesOn = and(eq(orders.id, id), inArray(orders.status, [...studioStatuses]))
  const change = { subjectId: id, kind: 'kept' as const, by, at }
  const [, kept] = await db.batch([
    noteChange(db, change, sql`EXISTS (SELECT 1 FROM orders WHERE ${goesOn}) AND ${not(isRepeated(change))}`),
    db.update(orders).set({ updatedAt: at }).where(goesOn).returning({ id: orders.id }),
  ])
  return kept.length ? success(undefined) : failure('not_now')
}
