import { sql } from 'drizzle-orm'

/** Begins the hash of a photo whose removal has begun: the same bytes may come again, as another photo. */
export const removedMark = 'removed:'

/** Takes a row's place away: bytes that are on their way to it find it gone, and `settleUploads` tidies it. */
export const setAside = { storedAt: null, createdAt: new Date(0), sha256: sql`${removedMark} || id` }

export function isRemoved({ sha256 }: { sha256: string }): boolean {
  return sha256.startsWith(removedMark)
}
