import { eq } from 'drizzle-orm'
import { auditLog, disputes, outbox } from '~/server/db/schema'
import { database, rowOf } from '~tests/worker/support/buyer'

/** The disputes of an order, by the session of its payment. The others take the session, too. */
export const rowsOf = async (session: string) =>
  database
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, (await rowOf(session)).id))
/** The kinds of its changes that are about disputes and warnings, oldest first. */
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
/** All mails about it, sent or not. */
export const mailsAbout = async (session: string) =>
  database
    .select()
    .from(outbox)
    .where(eq(outbox.subjectId, (await rowOf(session)).id))
/** The kinds of those about disputes and warnings. */
export const disputeMailsOf = async (session: string) =>
  (await mailsAbout(session)).map(({ kind }) => kind).filter((kind) => /dispute|fraud/.test(kind))
