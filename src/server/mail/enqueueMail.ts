import { type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '~/schemas/mailKinds'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'

type News = {
  kind: MailKind
  /** The order or the contact message that the mail is about. */
  subjectId: string
  /** Tells two mails of one kind about one subject apart. */
  occasion?: number
  at: Date
}

/** The name of a mail: the same news has the same name, and is written once. */
function mailId({ subjectId, kind, occasion }: Omit<News, 'at'>): string {
  return occasion === undefined ? `${subjectId}:${kind}` : `${subjectId}:${kind}:${occasion}`
}

/** A statement that writes a mail, alone or in a batch, once, and only where the condition holds. */
export function enqueueMail(db: Database, news: News, condition: SQL = sql`true`) {
  const due = news.at.getTime()
  return db
    .insert(outbox)
    .select(
      // The columns of the table, in its order.
      sql`SELECT ${mailId(news)}, ${news.kind}, ${news.subjectId}, 0, ${due}, NULL, ${due} WHERE ${condition}`,
    )
    .onConflictDoNothing()
}
