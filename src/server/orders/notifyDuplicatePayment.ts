import { and, asc, eq, sql } from 'drizzle-orm'
import { log } from '~/core/log'
import { recordChange } from '../auditLog'
import type { Database } from '../db/database'
import { auditLog } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { Order } from './order'

/**
 * Logs a paid session whose payment is not the one that settled the order, and mails the owner, so that they refund it.
 * Once for each payment.
 */
export async function notifyDuplicatePayment(
  { db, now }: Services,
  { id, providerPaymentId }: Order,
  { paid, paymentId, provider }: PaymentSession,
): Promise<void> {
  if (!paid || !paymentId || paymentId === providerPaymentId) return
  log('paid_twice', { order: id })
  const at = now()
  const detail = `${provider} ${paymentId}`
  await db.batch([
    recordChange(
      db,
      { subjectId: id, kind: 'paid_twice', by: 'provider', detail, at },
      sql`NOT EXISTS (SELECT 1 FROM changes WHERE subject_id = ${id} AND kind = 'paid_twice' AND detail = ${detail})`,
      { apart: true },
    ),
    enqueueMail(db, { kind: 'owner_paid_twice', subjectId: id, occasion: paymentId, at }),
  ])
}

/** Returns the payments of an order besides the one that settled it, each as `<provider> <id>`. */
export async function duplicatePayments(db: Database, { id }: Order): Promise<string[]> {
  const noted = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.kind, 'paid_twice')))
    .orderBy(asc(auditLog.at))
  return noted.map(({ detail }) => detail ?? '')
}
