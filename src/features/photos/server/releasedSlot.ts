import { sql } from 'drizzle-orm'

/** Hash prefix of a photo being removed, so that the same bytes can be uploaded again as a new photo. */
export const removedMark = 'removed:'

/** Releases a row's slot: an upload in progress finds it gone, and `settleUploads` cleans it up. */
export const releasedSlot = { storedAt: null, createdAt: new Date(0), sha256: sql`${removedMark} || id` }

export function isRemoved({ sha256 }: { sha256: string }): boolean {
  return sha256.startsWith(removedMark)
}
