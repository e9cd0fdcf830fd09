import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { disputes } from '../../db/schema'

export type DisputeRow = typeof disputes.$inferSelect

/** Builds a query for the disputes and fraud warnings of an order, oldest first. */
export function disputesOf(db: Database, orderId: string) {
  return db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
}

/** Orders whose payment is neither disputed nor lost to a dispute; a warning takes no money. */
export const undisputed: SQL = sql`coalesce(dispute, 'warning') = 'warning'`

/** Disputes and inquiries that await our answer. Repeats the condition of `disputes_under_way` so the index is used. */
export const needsResponse: SQL = sql`disputes WHERE status IN ('open', 'answered') AND kind <> 'warning' AND status = 'open'`
