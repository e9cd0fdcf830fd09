import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { isContactMail } from '~/schemas/mailKinds'
import { contacts, outbox } from '../db/schema'
import { sendMail } from '../gateways/mail'
import { log, logFailure } from '../log'
import type { Services } from '../services'
import { composeMail } from './compose'

/** Mails sent in one run; the rest wait for the next. */
const batch = 50

/** Tries after which the owner's mails go without an address to answer to: a stranger's may be what fails. */
const triesWithReplyTo = 3

/** Minutes until the next try: 1, 2, 4 … up to six hours, for ever. No mail is given up on. */
export function mailDelayMinutes(attempts: number): number {
  return Math.min(2 ** attempts, 360)
}

/** Sends what is due. A mail that fails stays and is tried again later. */
export async function sendOutbox(services: Services, only?: SQL): Promise<void> {
  const { db, now } = services
  const due = await db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now()), only))
    .orderBy(asc(outbox.dueAt))
    .limit(batch)
  for (const row of due) {
    // Taking the row by its due time keeps two runs from sending it twice.
    const later = new Date(now().getTime() + mailDelayMinutes(row.attempts) * 60_000)
    const [taken] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: later })
      .where(and(eq(outbox.id, row.id), eq(outbox.dueAt, row.dueAt), isNull(outbox.sentAt)))
      .returning()
    if (!taken) continue
    try {
      const mail = await composeMail(services, row)
      if (mail && row.kind.startsWith('owner_') && row.attempts >= triesWithReplyTo) delete mail.replyTo
      if (mail) await sendMail(services.config, mail)
      await noteSent(services, row)
      log('mail_sent', { mail: row.id, kind: row.kind, nobody: !mail })
    } catch (error) {
      logFailure('mail_failed', error, { mail: row.id, kind: row.kind, attempts: taken.attempts })
    }
  }
}

/** Sends the mails about one subject now. Never fails: the scheduled job sends what this does not. */
export async function sendMailsAbout(services: Services, subjectId: string): Promise<void> {
  try {
    await sendOutbox(services, eq(outbox.subjectId, subjectId))
  } catch (error) {
    logFailure('outbox_not_read', error)
  }
}

async function noteSent({ db, now }: Services, row: typeof outbox.$inferSelect): Promise<void> {
  const sentAt = now()
  const sent = db.update(outbox).set({ sentAt, recipient: null }).where(eq(outbox.id, row.id))
  if (!isContactMail(row.kind)) return void (await sent)
  await db.batch([
    sent,
    db.update(contacts).set({ notifiedAt: sentAt }).where(eq(contacts.id, row.subjectId)),
  ])
}
