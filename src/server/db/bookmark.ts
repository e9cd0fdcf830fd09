import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { bookmarks } from './schema'

/** Reads the position at which a job continues; an empty string at the start. */
export async function readBookmark(db: Database, job: string): Promise<string> {
  const known = await db.query.bookmarks.findFirst({ where: eq(bookmarks.job, job) })
  return known?.place ?? ''
}

/** Builds a statement that stores the position of a job. */
export function setBookmark(db: Database, job: string, place: string) {
  return db
    .insert(bookmarks)
    .values({ job, place })
    .onConflictDoUpdate({ target: bookmarks.job, set: { place } })
}
