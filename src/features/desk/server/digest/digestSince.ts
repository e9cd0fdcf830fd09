import { dayMs } from '~/core/dayMs'
import { readBookmark } from '~/server/db/bookmark'
import type { Database } from '~/server/db/database'

/** Key of the bookmark with the end of the period that the last digest covered, in Unix milliseconds. */
export const lastDigestKey = 'digest_told'

/** Milliseconds. Newer events go into the next digest, since their request may not have written them yet. */
const settleTime = 60_000

/** Returns the end of the period covered by a digest that is composed at `at`. */
export function digestUntil(at: Date): Date {
  return new Date(at.getTime() - settleTime)
}

/** Reads the start of the period to cover: the end of the last digest that was sent, else one day back. */
export async function digestSince(db: Database, at: Date): Promise<Date> {
  const lastUntil = Number(await readBookmark(db, lastDigestKey))
  return new Date(lastUntil || digestUntil(at).getTime() - dayMs)
}
