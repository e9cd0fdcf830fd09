import { and, eq, inArray, sql } from 'drizzle-orm'
import { studioStatuses } from '~/schemas/orderStatus'
import { noteChange } from '../changes'
import { orders } from '../db/schema'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import type { Order } from './order'

/** Lets an order that stood still go on: its photos stay as long as those of a new one. @param by by e-mail address */
export async function keepOrder(
  { db, now }: Services,
  { id }: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = now()
  const goesOn = and(eq(orders.id, id), inArray(orders.status, [...studioStatuses]))
  const [, kept] = await db.batch([
    noteChange(
      db,
      { subjectId: id, kind: 'kept', by, at },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${goesOn})`,
    ),
    db.update(orders).set({ updatedAt: at }).where(goesOn).returning({ id: orders.id }),
  ])
  return kept.length ? success(undefined) : failure('not_now')
}
