import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import type { PaymentSession } from '../payments/payment'
import { type Order, orderById, orderOfSession } from './order'

/** `current`: the session determines the status of its order. `superseded`: another attempt has replaced it. */
export type SessionPart = 'current' | 'superseded'

/** Finds an order by its session, or by our own reference when the session id was not stored. */
export async function orderForSession(
  db: Database,
  session: PaymentSession,
): Promise<{ order: Order; part: SessionPart } | undefined> {
  const bySession = await orderOfSession(db, session.id)
  if (bySession) return { order: bySession, part: 'current' }
  const byReference = session.reference ? await orderById(db, session.reference) : undefined
  if (!byReference) return undefined
  // A paid session of any attempt settles an unpaid order; an unpaid session counts only as the latest attempt.
  const unclaimed = session.paid
    ? isNull(orders.paidAt)
    : and(isNull(orders.providerSessionId), eq(orders.attempt, session.attempt ?? 0))
  const [attached] = await db
    .update(orders)
    .set({
      provider: session.provider,
      providerSessionId: session.id,
      checkoutUrl: null,
      // The replaced session may still be open; it is closed so that the buyer cannot pay twice.
      supersededSessionId: orders.providerSessionId,
    })
    .where(and(eq(orders.id, byReference.id), unclaimed))
    .returning()
  return attached ? { order: attached, part: 'current' } : { order: byReference, part: 'superseded' }
}
