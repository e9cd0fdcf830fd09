import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { bookmarks } from './schema'

/** Reads how far a job has come; the beginning is an empty text. */
export async function readBookmark(db: Database, job: string): Promise<string> {
  const known = await db.query.bookmarks.findFirst({ where: eq(bookmarks.job, job) })
  return known?.place ?? ''
}

/** A statement that notes how far a job has come. */
export function setBookmark(db: Database, job: string, place: string) {
  return db
    .insert(bookmarks)
    .values({ job, place })
    .onConflictDoUpdate({ target: bookmarks.job, set: { place } })
}
