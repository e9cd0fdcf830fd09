import { eq, sql } from 'drizzle-orm'
import type { ContactMessage } from '~/schemas/contact'
import { type ContactFlag, contacts } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import type { Services } from '../services'

/**
 * Writes a message and the mail that tells the owner of it, both or neither. The same message sent again
 * changes nothing.
 * @returns the id of the message, which is an older one where it was there already
 */
export async function storeMessage(
  { db, now }: Services,
  message: ContactMessage,
  flagged: ContactFlag | null,
): Promise<string> {
  const at = now()
  const id = crypto.randomUUID()
  const key = await messageKey(message, at)
  const { source, edition, name, email, company, instagram } = message
  const stored = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`
  const [, , found] = await db.batch([
    db
      .insert(contacts)
      .values({
        id,
        source,
        edition,
        name,
        email,
        company,
        instagram,
        message: message.message,
        flagged,
        messageKey: key,
        createdAt: at,
      })
      .onConflictDoNothing({ target: contacts.messageKey }),
    enqueueMail(db, { kind: 'owner_message', subjectId: id, at }, stored),
    db.select({ id: contacts.id }).from(contacts).where(eq(contacts.messageKey, key)),
  ])
  return found[0]?.id ?? id
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
