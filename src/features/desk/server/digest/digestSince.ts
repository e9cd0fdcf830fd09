import { readBookmark } from '~/server/db/bookmark'
import type { Database } from '~/server/db/database'

/** Names the bookmark of the moment up to which the owner has been told what is new, in milliseconds since 1970. */
export const lastDigestKey = 'digest_told'

/** News that is younger may not be written yet by the request that brings it, and is told the next time. */
const settling = 60_000

const day = 24 * 60 * 60_000

/** Gives the moment up to which a digest that is written at another tells what is new. */
export function digestUntil(at: Date): Date {
  return new Date(at.getTime() - settling)
}

/** Reads from when on there is something new to tell: since the last digest that was sent, else of the last day. */
export async function digestSince(db: Database, at: Date): Promise<Date> {
  const told = Number(await readBookmark(db, lastDigestKey))
  return new Date(told || digestUntil(at).getTime() - day)
}
