import { eq } from 'drizzle-orm'
import { auditLog, disputes, outbox } from '~/server/db/schema'
import { database, rowOf } from '~tests/worker/support/buyer'

/** What is stored of the disputes of an order: rows, history and mails, by the session of its payment. */
export const rowsOf = async (session: string) =>
  database
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, (await rowOf(session)).id))
export const historyOf = async (session: string) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, (await rowOf(session)).id))
      .orderBy(auditLog.id)
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('dispute') || kind.startsWith('fraud'))
export const mailsAbout = async (session: string) =>
  database
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, (await rowOf(session)).id))
export const disputeMailsOf = async (session: string) =>
  (await mailsAbout(session)).map(({ kind }) => kind).filter((kind) => /dispute|fraud/.test(kind))
