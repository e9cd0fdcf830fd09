import { type SQL, sql } from 'drizzle-orm'
import type { Actor, ChangeKind } from '~/core/schemas/changes'
import type { Database } from './db/database'
import { auditLog } from './db/schema'

type Change = {
  /** Id of the order or contact message that was changed. */
  subjectId: string
  kind: ChangeKind
  by: Actor | SQL
  /** An SQL expression when it depends on the stored row. */
  detail?: string | SQL | null | undefined
  at: Date
}

/**
 * Builds a statement that writes a change to the audit log, if the condition holds.
 * @param apart if this kind already has an entry at this time or later, dates this one a millisecond after it
 */
export function recordChange(
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
 * True if the change was written. Later statements of the batch depend on it, so that an action and its audit log entry
 * are written together or not at all.
 */
export function wasRecorded({ subjectId, kind, at }: Pick<Change, 'subjectId' | 'kind' | 'at'>): SQL {
  return sql`EXISTS (SELECT 1 FROM changes WHERE subject_id = ${subjectId} AND at = ${at.getTime()} AND kind = ${kind})`
}

/** Milliseconds within which repetitions of the same change count once, by one person or by several. */
const repeatWindow = 60_000

/** True if the same change was just written: a double click, or two people acting at once. */
export function isRepeated({ subjectId, kind, detail = null, at }: Omit<Change, 'by'>): SQL {
  return sql`EXISTS (SELECT 1 FROM changes WHERE subject_id = ${subjectId} AND kind = ${kind}
    AND detail IS ${detail} AND at > ${at.getTime() - repeatWindow})`
}
