import { and, eq, gte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Edition } from '~/catalog/editions'
import { calendarHref } from '~/catalog/navigation'
import { logFailure } from '~/core/log'
import { contacts } from '~/server/db/schema'
import { createServices } from '~/server/services'

type JustSent = { edition: Edition; name: string; email: string }

/** Hours in which an address speaks of its message: as long as the same words posted again are the same message. */
const spokenOf = 24

/**
 * Looks up the message that an address names by `?sent=<its id>`. Anybody can write such an address, so only a
 * stored message counts, and only for a while.
 * @returns who wrote it, and where
 */
export async function findJustSent(c: Context): Promise<JustSent | undefined> {
  const id = c.req.query('sent')
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  try {
    const { db, now } = createServices()
    const since = new Date(now().getTime() - spokenOf * 3_600_000)
    const [found] = await db
      .select({ edition: contacts.edition, name: contacts.name, email: contacts.email })
      .from(contacts)
      .where(and(eq(contacts.id, id), gte(contacts.createdAt, since)))
    return found
  } catch (error) {
    logFailure('message_status_unknown', error)
    return undefined
  }
}

/**
 * The page as whoever has just sent a message gets it: it says so, its form wakes at once to say it aloud, and what leads
 * to the owner's calendar takes them along.
 */
export async function saySent(
  page: Uint8Array<ArrayBuffer>,
  { edition, ...writer }: JustSent,
): Promise<Uint8Array<ArrayBuffer>> {
  const calendar = calendarHref(edition, writer)
  const said = new HTMLRewriter()
    .on('html', { element: (html) => void html.setAttribute('data-message-sent', '') })
    .on('a[data-meeting]', { element: (link) => void (calendar && link.setAttribute('href', calendar)) })
    .transform(new Response(page))
  return new Uint8Array(await said.arrayBuffer())
}
