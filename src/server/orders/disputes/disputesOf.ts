import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { disputes } from '../../db/schema'

export type DisputeRow = typeof disputes.$inferSelect

/** A statement that reads the disputes of an order and the warnings about it, the oldest first. */
export function disputesOf(db: Database, orderId: string) {
  return db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
}

/** Disputes and inquiries that wait for an answer of ours, in the words of the index that holds what is under way. */
export const toAnswer: SQL = sql`disputes WHERE status IN ('open', 'answered') AND kind <> 'warning' AND status = 'open'`
