import { eq, sql } from 'drizzle-orm'
import { site } from '~/catalog/site'
import type { ContactFlag } from '~/core/schemas/contactSources'
import { type ContactContent, type ContactMessage, contactContent } from '~/features/contact/schema'
import { contacts } from '~/server/db/schema'
import { hasEmailAddress, storedKey } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Services } from '~/server/services'

/** Confirmations per address and hour, so that our forms cannot be used to flood a stranger's mailbox. */
const confirmationsAnHour = 3

const hour = 60 * 60_000

/** Every field of the schema is a column of the table. */
type Columns = Pick<typeof contacts.$inferInsert, keyof ContactContent>

/**
 * Stores a message with its notice to the owner and its confirmation to the writer, in one batch. Idempotent: the same
 * message sent again changes nothing. Suspected messages get no confirmation.
 * @returns the id of the message; `isNew` is `false` if the message was already stored
 */
export async function storeMessage(
  { db, now }: Services,
  message: ContactMessage,
  flagged: ContactFlag | null,
): Promise<{ id: string; isNew: boolean }> {
  const at = now()
  const id = crypto.randomUUID()
  const content: Columns = contactContent(message)
  const { email } = content
  const key = await messageKey(message, at)
  const stored = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`
  const ofAddress = sql`SELECT 1 FROM contacts WHERE ${hasEmailAddress('contacts', email)} AND created_at > ${at.getTime() - hour}
    LIMIT ${confirmationsAnHour + 1}`
  const confirmed = sql`${stored} AND ${flagged} IS NULL AND (SELECT count(*) FROM (${ofAddress})) <= ${confirmationsAnHour}`
  const [, , , found] = await db.batch([
    db
      .insert(contacts)
      .values({
        ...content,
        id,
        emailKey: storedKey(email),
        flagged,
        messageKey: key,
        createdAt: at,
      })
      .onConflictDoNothing({ target: contacts.messageKey }),
    enqueueMail(db, { kind: 'owner_message', subjectId: id, at }, stored),
    enqueueMail(
      db,
      { kind: 'message_received', subjectId: id, at },
      site.confirmsMessages ? confirmed : sql`false`,
    ),
    db.select({ id: contacts.id }).from(contacts).where(eq(contacts.messageKey, key)),
  ])
  const known = found[0]?.id ?? id
  return { id: known, isNew: known === id }
}

/**
 * Returns the dedupe key of a message. A form without a key is identified by the day. The key includes the contents, so
 * that a text edited after a failure counts as a new message.
 */
async function messageKey(message: ContactMessage, at: Date): Promise<string> {
  const parts = [message.formKey ?? at.toISOString().slice(0, 10), ...Object.values(contactContent(message))]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
}
