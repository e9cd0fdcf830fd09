import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { log, logFailure } from '~/core/log'
import { outbox } from '../db/schema'
import type { Services } from '../services'
import { sendMail } from './mailer'
import { recordDropped, recordFailure, recordSent } from './recordOutcome'
import { mailHandler, type OutboxRow } from './registry'
import { attemptsWithReplyTo } from './replyTo'

/** Maximum number of due mails per run; the rest wait for the next run. */
const mailsPerRun = 50

/** Returns the minutes until the next attempt: 1, 2, 4 … up to six hours. Attempts never stop. */
export function mailDelayMinutes(attempts: number): number {
  return Math.min(2 ** attempts, 360)
}

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt))

/** True if every attempt has failed: none is in progress, and none ended without a record. */
const hasFailed = sql`failures > 0 AND attempts = failures`

/** True if a later mail of the same kind about the same subject exists, which replaces this one. */
const isReplaced = sql<number>`EXISTS (SELECT 1 FROM outbox AS later WHERE later.subject_id = outbox.subject_id
  AND later.kind = outbox.kind AND later.created_at > outbox.created_at)`

/**
 * Sends the due mails; a failed mail is retried later. Earlier failed mails about the same subject are sent along, in
 * order, so that the recipient reads about a payment before what followed it; mails being sent by another run are not.
 * @param only restricts the due mails that are sent
 */
export async function sendOutbox(services: Services, only?: SQL): Promise<void> {
  const { db, now } = services
  const isDue = lte(outbox.dueAt, now())
  const subjects = db
    .select({ id: outbox.subjectId })
    .from(outbox)
    .where(and(isWaiting, isDue, only))
    .orderBy(asc(outbox.dueAt))
    .limit(mailsPerRun)
  const due = await db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.subjectId, subjects), isWaiting, or(isDue, hasFailed)))
    .orderBy(asc(outbox.createdAt), sql`rowid`)
  for (const row of due) {
    // Claiming the row by its attempts keeps concurrent runs from sending it twice.
    const later = new Date(now().getTime() + mailDelayMinutes(row.attempts) * 60_000)
    const [claimed] = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: later })
      .where(and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts), isWaiting))
      .returning({ attempts: outbox.attempts, isReplaced })
    if (!claimed) continue
    await send(services, row, claimed)
  }
}

/** Sends one claimed mail, or records why it is dropped. Never throws: a failed mail is retried later. */
async function send(
  services: Services,
  row: OutboxRow,
  { attempts, isReplaced }: { attempts: number; isReplaced: number },
): Promise<void> {
  const at = services.now()
  let sent = false
  try {
    const handler = await mailHandler(row.kind)
    // A later mail does not replace one with an explicit recipient, since it may go to another address.
    const replaced = isReplaced && row.recipient === null
    const composed = replaced
      ? ({ dropped: 'said_again' } as const)
      : await handler.compose({ ...services, now: () => at }, row)
    if ('dropped' in composed) {
      await recordDropped(services, row, composed.dropped)
      log('mail_dropped', { mail: row.id, kind: row.kind, reason: composed.dropped })
      return
    }
    const { mail } = composed
    if (row.kind.startsWith('owner_') && row.attempts >= attemptsWithReplyTo) delete mail.replyTo
    await sendMail(services.config, mail)
    sent = true
    await recordSent(services, row, { handler, composedAt: at })
    log('mail_sent', { mail: row.id, kind: row.kind })
  } catch (error) {
    logFailure('mail_failed', error, { mail: row.id, kind: row.kind, attempts })
    // A sent mail that could not be recorded is sent again, but does not count as failed.
    if (!sent) await recordFailure(services, row)
  }
}

/** Sends the due mails about one subject. Never throws: the scheduled job retries. */
export async function sendMailsAbout(services: Services, subjectId: string): Promise<void> {
  try {
    await sendOutbox(services, eq(outbox.subjectId, subjectId))
  } catch (error) {
    logFailure('outbox_not_read', error)
  }
}
