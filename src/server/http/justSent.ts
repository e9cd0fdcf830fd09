import { and, eq, gte } from 'drizzle-orm'
import type { Context } from 'hono'
import { contacts } from '../db/schema'
import { logFailure } from '../log'
import { createServices } from '../services'

/** Hours in which an address speaks of its message: as long as the same words posted again are the same message. */
const spokenOf = 24

/**
 * Looks up the message that an address names by `?sent=<its id>`. Anybody can write such an address, so only a
 * stored message counts, and only for a while.
 */
export async function isJustSent(c: Context): Promise<boolean> {
  const id = c.req.query('sent')
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return false
  try {
    const { db, now } = createServices()
    const since = new Date(now().getTime() - spokenOf * 3_600_000)
    const found = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.id, id), gte(contacts.createdAt, since)))
    return found.length > 0
  } catch (error) {
    logFailure('message_status_unknown', error)
    return false
  }
}

/** The page as whoever has just sent a message gets it: it says so, and its form wakes at once to say it aloud. */
export function saySent(page: Uint8Array): Uint8Array<ArrayBuffer> {
  const html = new TextDecoder().decode(page)
  return new TextEncoder().encode(html.replace(' data-wake=', ' data-message-sent="" data-wake='))
}
