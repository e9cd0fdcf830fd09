import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'
import type { MailKind } from './kinds'

type News = {
  kind: MailKind
  /** The order that the mail is about. */
  subjectId: string
  /** Tells two mails of one kind about one order apart. */
  occasion?: string | number
  at: Date
}

/**
 * A statement for `db.batch()` that writes a mail, once for each kind, order and occasion.
 * @param onlyAfterChange write it only when the statement before it in the batch changed a row
 */
export function enqueueMail(db: Database, { kind, subjectId, occasion, at }: News, onlyAfterChange = false) {
  const id = [subjectId, kind, occasion].filter((part) => part !== undefined).join(':')
  const due = at.getTime()
  return db
    .insert(outbox)
    .select(
      // The columns of the table, in its order.
      sql`SELECT ${id}, ${kind}, ${subjectId}, 0, ${due}, NULL, ${due} WHERE ${onlyAfterChange ? sql`changes() = 1` : sql`true`}`,
    )
    .onConflictDoNothing()
}
