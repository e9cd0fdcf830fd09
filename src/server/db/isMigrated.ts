import { entries } from '../../../migrations/meta/_journal.json'

/**
 * Whether the latest migration of this build was applied to a database.
 * @throws when the database does not answer
 */
export async function isMigrated(db: D1Database): Promise<boolean> {
  try {
    const applied = db.prepare(`SELECT 1 FROM d1_migrations WHERE name = '${entries.at(-1)?.tag}.sql'`)
    return (await applied.first()) !== null
  } catch (error) {
    if (error instanceof Error && error.message.includes('no such table')) return false
    throw error
  }
}
