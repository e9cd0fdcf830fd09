import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/server/db/database'
import { orphans } from '~/server/db/schema'

type Kind = (typeof orphans.$inferSelect)['kind']

/** Strays that are kept at most: past them the store is lost, and each one says nothing more. */
const keptAtMost = 1000

/** Milliseconds for which what has just arrived, or is just going, is left alone. */
export const grace = 60 * 60_000

/** A statement that writes down what was found; what was known before keeps the time that it was found at. */
export function noteOrphans(db: Database, kind: Kind, keys: readonly string[], at: Date) {
  return db
    .insert(orphans)
    .select(
      sql`SELECT value, ${kind}, ${at.getTime()} FROM json_each(${JSON.stringify(keys)})
        WHERE (SELECT count(*) FROM strays) < ${keptAtMost}`,
    )
    .onConflictDoNothing()
}

/** A statement that forgets strays of a kind among these that were not found again. */
export function forgetOrphans(db: Database, kind: Kind, among: SQL, found: readonly string[]) {
  return db
    .delete(orphans)
    .where(
      sql`kind = ${kind} AND ${among} AND key NOT IN (SELECT value FROM json_each(${JSON.stringify(found)}))`,
    )
}
