import { and, eq, gte } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Edition } from '~/catalog/editions'
import { calendarHref } from '~/catalog/navigation'
import { logFailure } from '~/core/log'
import { contacts } from '~/server/db/schema'
import { createServices } from '~/server/services'

type JustSent = { edition: Edition; name: string; email: string }

/** Hours for which a `?sent=` URL is valid: a reader who returns later gets the empty form. */
const validHours = 24

/**
 * Looks up the message named by `?sent=<its id>` in the URL. Anyone can write such a URL, so only a stored message
 * counts, and only for `validHours`.
 * @returns its writer and edition; `undefined` if there is none, or if the lookup failed
 */
export async function findSentMessage(c: Context): Promise<JustSent | undefined> {
  const id = c.req.query('sent')
  if (!id || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  try {
    const { db, now } = createServices()
    const since = new Date(now().getTime() - validHours * 3_600_000)
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
 * Marks a page as "message sent": it shows the confirmation, hydrates its form immediately to announce it, and its
 * calendar link carries the writer's name and email.
 */
export async function markSent(
  page: Uint8Array<ArrayBuffer>,
  { edition, ...writer }: JustSent,
): Promise<Uint8Array<ArrayBuffer>> {
  const calendar = calendarHref(edition, writer)
  const marked = new HTMLRewriter()
    .on('html', { element: (html) => void html.setAttribute('data-message-sent', '') })
    .on('a[data-meeting]', { element: (link) => void (calendar && link.setAttribute('href', calendar)) })
    .transform(new Response(page))
  return new Uint8Array(await marked.arrayBuffer())
}
