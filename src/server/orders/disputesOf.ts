import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { disputes } from '../db/schema'

export type DisputeRow = typeof disputes.$inferSelect

/** A statement that reads the disputes of an order and the warnings about it, the oldest first. */
export function disputesOf(db: Database, orderId: string) {
  return db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
}
