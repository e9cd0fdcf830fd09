import { type SQL, sql } from 'drizzle-orm'
import type { Actor, ChangeKind } from '~/core/schemas/changes'
import type { Database } from './db/database'
import { auditLog } from './db/schema'

type Change = {
  /** The order or the contact message that it was done to. */
  subjectId: string
  kind: ChangeKind
  by: Actor | SQL
  /** As a statement, where it follows from what is stored by then. */
  detail?: string | SQL | null | undefined
  at: Date
}

/**
 * A statement that writes a change into the history, in a batch, and only where the condition holds.
 * @param apart two of a kind in one millisecond are two, and stand one after the other
 */
export function noteChange(
  db: Database,
  { subjectId, kind, by, detail = null, at }: Change,
  condition: SQL = sql`true`,
  { apart = false } = {},
) {
  const moment = apart
    ? sql`(SELECT max(${at.getTime()}, coalesce(max(at) + 1, 0)) FROM changes WHERE subject_id = ${subjectId} AND kind = ${kind})`
    : sql`${at.getTime()}`
  return db
    .insert(auditLog)
    .select(
      // The columns of the table, in its order.
      sql`SELECT NULL, ${subjectId}, ${kind}, ${by}, ${detail}, ${moment} WHERE ${condition}`,
    )
    .onConflictDoNothing()
}

/**
 * Holds where the change was written: what follows it in its batch depends on it, so that a action and its history are
 * one.
 */
export function wasNoted({ subjectId, kind, at }: Pick<Change, 'subjectId' | 'kind' | 'at'>): SQL {
  return sql`EXISTS (SELECT 1 FROM changes WHERE subject_id = ${subjectId} AND at = ${at.getTime()} AND kind = ${kind})`
}

/** Milliseconds in which the same change counts once, however often and by how many people it is asked for. */
const repeatedWithin = 60_000

/** Holds where the same change was written a moment ago: a press was repeated, or two people pressed at once. */
export function isRepeated({ subjectId, kind, detail = null, at }: Omit<Change, 'by'>): SQL {
  return sql`EXISTS (SELECT 1 FROM changes WHERE subject_id = ${subjectId} AND kind = ${kind}
    AND detail IS ${detail} AND at > ${at.getTime() - repeatedWithin})`
}
