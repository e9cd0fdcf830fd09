import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/server/db/database'
import { orphans } from '~/server/db/schema'

type Kind = (typeof orphans.$inferSelect)['kind']

/** Maximum number of stored orphans: beyond it the store itself is lost, and more entries add no information. */
const keptAtMost = 1000

/** Milliseconds during which new files, or files being deleted, are ignored. */
export const grace = 60 * 60_000

/** A statement that inserts new orphans; known ones keep the time at which they were found. */
export function noteOrphans(db: Database, kind: Kind, keys: readonly string[], at: Date) {
  return db
    .insert(orphans)
    .select(
      sql`SELECT value, ${kind}, ${at.getTime()} FROM json_each(${JSON.stringify(keys)})
        WHERE (SELECT count(*) FROM strays) < ${keptAtMost}`,
    )
    .onConflictDoNothing()
}

/** A statement that deletes the orphans of a kind in this range that were not found again. */
export function forgetOrphans(db: Database, kind: Kind, among: SQL, found: readonly string[]) {
  return db
    .delete(orphans)
    .where(
      sql`kind = ${kind} AND ${among} AND key NOT IN (SELECT value FROM json_each(${JSON.stringify(found)}))`,
    )
}
