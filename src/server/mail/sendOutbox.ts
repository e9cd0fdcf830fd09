import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { log, logFailure } from '~/core/log'
import { outbox } from '../db/schema'
import type { Services } from '../services'
import { sendMail } from './mailer'
import { mailHandler, type OutboxRow } from './registry'
import { noteDropped, noteFailed, noteSent } from './settleMail'

/** Mails sent in one run; the rest wait for the next. */
const batch = 50

/** Tries after which the owner's mails go without an address to answer to: a stranger's may be what fails. */
const triesWithReplyTo = 3

/** Minutes until the next try: 1, 2, 4 … up to six hours, for ever. No mail is given up on. */
export function mailDelayMinutes(attempts: number): number {
  return Math.min(2 ** attempts, 360)
}

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt))

/** Holds where the same kind of news about the same subject was written again: the later mail says it all. */
const saidAgain = sql<number>`EXISTS (SELECT 1 FROM outbox AS later WHERE later.subject_id = outbox.subject_id
  AND later.kind = outbox.kind AND later.created_at > outbox.created_at)`

/**
 * Sends what is due. A mail that fails stays and is tried again later; what failed before about the same subject goes
 * along, so that somebody reads of a payment before they read of what followed it.
 */
export async function sendOutbox(services: Services, only?: SQL): Promise<void> {
  const { db, now } = services
  const isDue = lte(outbox.dueAt, now())
  const subjects = db
    .select({ id: outbox.subjectId })
    .from(outbox)
    .where(and(isWaiting, isDue, only))
    .orderBy(asc(outbox.dueAt))
    .limit(batch)
  const due = await db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.subjectId, subjects), isWaiting, or(isDue, gt(outbox.attempts, 0))))
    .orderBy(asc(outbox.createdAt), sql`rowid`)
  for (const row of due) {
    // Taking the row by its due time keeps two runs from sending it twice.
    const later = new Date(now().getTime() + mailDelayMinutes(row.attempts) * 60_000)
    const [taken] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: later })
      .where(and(eq(outbox.id, row.id), eq(outbox.dueAt, row.dueAt), isWaiting))
      .returning({ attempts: outbox.attempts, saidAgain })
    if (!taken) continue
    await send(services, row, taken)
  }
}

/** Sends one mail that was taken, or notes why it does not leave. Never fails: what failed is tried again later. */
async function send(
  services: Services,
  row: OutboxRow,
  { attempts, saidAgain }: { attempts: number; saidAgain: number },
): Promise<void> {
  const at = services.now()
  let left = false
  try {
    const handler = await mailHandler(row.kind)
    // A mail with a recipient of its own is repeated to no other address.
    const again = saidAgain && row.recipient === null
    const composed = again
      ? ({ dropped: 'said_again' } as const)
      : await handler.compose({ ...services, now: () => at }, row)
    if ('dropped' in composed) {
      await noteDropped(services, row, composed.dropped)
      log('mail_dropped', { mail: row.id, kind: row.kind, reason: composed.dropped })
      return
    }
    const { mail } = composed
    if (row.kind.startsWith('owner_') && row.attempts >= triesWithReplyTo) delete mail.replyTo
    await sendMail(services.config, mail)
    left = true
    await noteSent(services, row, { handler, composedAt: at })
    log('mail_sent', { mail: row.id, kind: row.kind })
  } catch (error) {
    logFailure('mail_failed', error, { mail: row.id, kind: row.kind, attempts })
    // One that has left and could not be noted goes again, and has not failed.
    if (!left) await noteFailed(services, row)
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
