import { eq, sql } from 'drizzle-orm'
import { site } from '~/catalog/site'
import type { ContactFlag } from '~/core/schemas/contactSources'
import type { ContactMessage } from '~/features/contact/schema'
import { contacts } from '~/server/db/schema'
import { isOfAddress, storedKey } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Services } from '~/server/services'

/** Confirmations that one address gets in an hour: nobody fills a stranger's mailbox through our forms. */
const confirmationsAnHour = 3

const hour = 60 * 60_000

/**
 * Writes a message, the mail that tells the owner of it and the one that confirms it to its writer: all or nothing. The
 * same message sent again changes nothing; what is suspected is confirmed to nobody.
 * @returns the id of the message, which is an older one where it was there already
 */
export async function storeMessage(
  { db, now }: Services,
  message: ContactMessage,
  flagged: ContactFlag | null,
): Promise<{ id: string; isNew: boolean }> {
  const at = now()
  const id = crypto.randomUUID()
  const key = await messageKey(message, at)
  const { source, edition, name, email, company, instagram } = message
  const stored = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`
  const ofAddress = sql`SELECT 1 FROM contacts WHERE ${isOfAddress('contacts', email)} AND created_at > ${at.getTime() - hour}
    LIMIT ${confirmationsAnHour + 1}`
  const confirmed = sql`${stored} AND ${flagged} IS NULL AND (SELECT count(*) FROM (${ofAddress})) <= ${confirmationsAnHour}`
  const [, , , found] = await db.batch([
    db
      .insert(contacts)
      .values({
        id,
        source,
        edition,
        name,
        email,
        emailKey: storedKey(email),
        company,
        instagram,
        message: message.message,
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
 * The name of these contents in their form. A form without a key is told apart by the day. The contents are
 * part of the name, so that a text that was changed after a failure is not taken for the one before.
 */
async function messageKey(message: ContactMessage, at: Date): Promise<string> {
  const { formKey, source, edition, name, email, company, instagram } = message
  const parts = [
    formKey ?? at.toISOString().slice(0, 10),
    source,
    edition,
    name,
    email,
    company,
    instagram,
    message.message,
  ]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)))
  return new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
}
