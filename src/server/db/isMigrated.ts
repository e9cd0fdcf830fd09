import { entries } from '../../../migrations/meta/_journal.json'

/**
 * Tells whether a database has the tables that this version of the site was built for: its latest migration is noted there.
 * @throws where the database does not answer
 */
export async function isMigrated(db: D1Database): Promise<boolean> {
  try {
    const noted = db.prepare(`SELECT 1 FROM d1_migrations WHERE name = '${entries.at(-1)?.tag}.sql'`)
    return (await noted.first()) !== null
  } catch (error) {
    if (error instanceof Error && error.message.includes('no such table')) return false
    throw error
  }
}
