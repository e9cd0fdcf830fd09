import { eq } from 'drizzle-orm'
import { isContactMail } from '~/core/schemas/mailKinds'
import { contacts } from '~/server/db/schema'
import type { MailHandler } from '~/server/mail/registry'
import { composeContactMail } from './composeContactMail'

/** The mails about a message, to the owner and to its writer. */
export const contactMails: MailHandler = {
  async compose({ config, db }, { kind, subjectId, attempts }) {
    const contact = await db.query.contacts.findFirst({ where: eq(contacts.id, subjectId) })
    if (!contact || !isContactMail(kind)) return { dropped: 'untrue' }
    const mail = composeContactMail(config, kind, contact, attempts)
    return mail ? { mail } : { dropped: 'no_reader' }
  },
  afterSending({ db }, { kind, subjectId }, { sentAt }) {
    if (kind !== 'owner_message') return []
    return [db.update(contacts).set({ notifiedAt: sentAt }).where(eq(contacts.id, subjectId))]
  },
}
