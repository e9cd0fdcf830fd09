import { type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '~/core/schemas/mailKinds'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'

export type NewMail = {
  kind: MailKind
  /** Tells two mails of one kind about one subject apart; as a statement, where it follows from what is stored by then. */
  occasion?: number | string | SQL | undefined
  /** Where it is not to go to whom it is about by the time it is sent. */
  recipient?: string | null | undefined
  /** Minutes for which it waits. */
  delay?: number | undefined
}

type QueuedMail = NewMail & {
  /** The order or the contact message that the mail is about; of a digest, its day. */
  subjectId: string
  at: Date
}

/** The name of a mail: the same news has the same name, and is written once. */
export function mailId({
  subjectId,
  kind,
  occasion,
}: Pick<QueuedMail, 'subjectId' | 'kind'> & { occasion?: number | string | undefined }): string {
  return occasion === undefined ? `${subjectId}:${kind}` : `${subjectId}:${kind}:${occasion}`
}

/** A statement that writes a mail, alone or in a batch, once, and only where the condition holds. */
export function enqueueMail(db: Database, news: QueuedMail, condition: SQL = sql`true`) {
  const { kind, subjectId, occasion, recipient = null, delay = 0 } = news
  const id =
    typeof occasion === 'object'
      ? sql`${`${subjectId}:${kind}:`} || ${occasion}`
      : sql`${mailId({ subjectId, kind, occasion })}`
  const at = news.at.getTime()
  return db
    .insert(outbox)
    .select(
      // The columns of the table, in its order.
      sql`SELECT ${id}, ${kind}, ${subjectId}, 0, ${at + delay * 60_000}, NULL, ${at}, ${recipient},
        NULL, NULL, 0 WHERE ${condition}`,
    )
    .onConflictDoNothing()
}
