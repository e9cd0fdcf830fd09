import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { outbox } from '../db/schema'
import { sendMail } from '../gateways/mail'
import { failureName, log } from '../log'
import { orderById } from '../orders/order'
import type { Services } from '../services'
import { composeMail } from './compose'

/** Mails sent in one run; the rest wait for the next. */
const batch = 50

/** Minutes until the next try: 1, 2, 4 … up to six hours, for ever. No mail is given up on. */
export function mailDelayMinutes(attempts: number): number {
  return Math.min(2 ** attempts, 360)
}

/** Sends what is due. A mail that fails stays and is tried again later. */
export async function sendOutbox(services: Services): Promise<void> {
  const { db, now } = services
  const due = await db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now())))
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
      const order = await orderById(db, row.subjectId)
      const mail = order && (await composeMail(services, row.kind, order))
      if (mail) await sendMail(services.config, mail)
      await db.update(outbox).set({ sentAt: now() }).where(eq(outbox.id, row.id))
      log('mail_sent', { mail: row.id, kind: row.kind, nobody: !mail })
    } catch (error) {
      log('mail_not_sent', { mail: row.id, attempts: taken.attempts, error: failureName(error) })
    }
  }
}
