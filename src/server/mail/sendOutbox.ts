import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
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

/** Holds where the same kind of news about the same subject was written again: the later mail says it all. */
const saidAgain = sql<number>`EXISTS (SELECT 1 FROM outbox AS later WHERE later.subject_id = outbox.subject_id
  AND later.kind = outbox.kind AND later.created_at > outbox.created_at)`

/**
 * Sends what is due. A mail that fails stays and is tried again later; what failed before about the same subject goes
 * along, so that somebody reads of a payment before they read of what followed it.
 */
export async function sendOutbox(services: Services, only?: SQL): Promise<void> {
  const { db, now } = services
  const unsent = isNull(outbox.sentAt)
  const isDue = lte(outbox.dueAt, now())
  const subjects = db
    .select({ id: outbox.subjectId })
    .from(outbox)
    .where(and(unsent, isDue, only))
    .orderBy(asc(outbox.dueAt))
    .limit(batch)
  const due = await db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.subjectId, subjects), unsent, or(isDue, gt(outbox.attempts, 0))))
    .orderBy(asc(outbox.createdAt), sql`rowid`)
  for (const row of due) {
    // Taking the row by its due time keeps two runs from sending it twice.
    const later = new Date(now().getTime() + mailDelayMinutes(row.attempts) * 60_000)
    const [taken] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: later })
      .where(and(eq(outbox.id, row.id), eq(outbox.dueAt, row.dueAt), isNull(outbox.sentAt)))
      .returning({ attempts: outbox.attempts, saidAgain })
    if (!taken) continue
    try {
      // One with a reader of its own is said to nobody else.
      const again = taken.saidAgain && row.recipient === null
      const mail = again ? undefined : await composeMail(services, row)
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
  if (row.kind !== 'owner_message') return void (await sent)
  await db.batch([
    sent,
    db.update(contacts).set({ notifiedAt: sentAt }).where(eq(contacts.id, row.subjectId)),
  ])
}
