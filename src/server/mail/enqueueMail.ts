import { type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '~/core/schemas/mailKinds'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'

export type NewMail = {
  kind: MailKind
  /** Distinguishes mails of one kind about one subject; an SQL expression when it depends on the stored row. */
  dedupeKey?: number | string | SQL | undefined
  /** Overrides the subject's email address at the time of sending. */
  recipient?: string | null | undefined
  /** Minutes until it is due. */
  delay?: number | undefined
}

type QueuedMail = NewMail & {
  /** Id of the order or contact message that the mail is about; for a digest, its day. */
  subjectId: string
  at: Date
}

/** Returns the id of a mail, from which it follows that the same mail is enqueued once. */
export function mailId({
  subjectId,
  kind,
  dedupeKey,
}: Pick<QueuedMail, 'subjectId' | 'kind'> & { dedupeKey?: number | string | undefined }): string {
  return dedupeKey === undefined ? `${subjectId}:${kind}` : `${subjectId}:${kind}:${dedupeKey}`
}

/** Builds a statement that enqueues a mail once, if the condition holds. Runs alone or in a batch. */
export function enqueueMail(db: Database, queued: QueuedMail, condition: SQL = sql`true`) {
  const { kind, subjectId, dedupeKey, recipient = null, delay = 0 } = queued
  const id =
    typeof dedupeKey === 'object'
      ? sql`${`${subjectId}:${kind}:`} || ${dedupeKey}`
      : sql`${mailId({ subjectId, kind, dedupeKey })}`
  const at = queued.at.getTime()
  return db
    .insert(outbox)
    .select(
      // The columns of the table, in its order.
      sql`SELECT ${id}, ${kind}, ${subjectId}, 0, ${at + delay * 60_000}, NULL, ${at}, ${recipient},
        NULL, NULL, 0 WHERE ${condition}`,
    )
    .onConflictDoNothing()
}
