import { sql } from 'drizzle-orm'
import { log } from '~/core/log'
import { recordChange } from '../auditLog'
import { enqueueMail } from '../mail/enqueueMail'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { Order } from './order'

/**
 * Logs a paid session whose payment is not the one that settled the order, and mails the owner, so that they refund it.
 * Once for each payment, and not when it was refunded already.
 */
export async function notifyDuplicatePayment(
  { db, now }: Services,
  { id, providerPaymentId }: Order,
  { paid, paymentId, provider, amountMinor, refundedMinor }: PaymentSession,
): Promise<void> {
  if (!paid || !paymentId || paymentId === providerPaymentId || refundedMinor >= (amountMinor ?? Infinity))
    return
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
    enqueueMail(db, { kind: 'owner_paid_twice', subjectId: id, dedupeKey: detail, at }),
  ])
}
