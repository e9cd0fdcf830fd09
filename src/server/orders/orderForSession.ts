import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import type { PaymentSession } from '../payments/payment'
import { type Order, orderById, orderOfSession } from './order'

/** A session says how its order stands, or is an attempt that another has replaced. */
export type SessionPart = 'current' | 'superseded'

/** Finds an order by session, or by our own reference where our note of the session was lost. */
export async function orderForSession(
  db: Database,
  session: PaymentSession,
): Promise<{ order: Order; part: SessionPart } | undefined> {
  const known = await orderOfSession(db, session.id)
  if (known) return { order: known, part: 'current' }
  const referred = session.reference ? await orderById(db, session.reference) : undefined
  if (!referred) return undefined
  // A paid session settles an unpaid order, whichever attempt it was; an unpaid one only as the latest attempt.
  const unclaimed = session.paid
    ? isNull(orders.paidAt)
    : and(isNull(orders.providerSessionId), eq(orders.attempt, session.attempt ?? 0))
  const [attached] = await db
    .update(orders)
    .set({
      provider: session.provider,
      providerSessionId: session.id,
      checkoutUrl: null,
      // The session that is given up may still be open; it is closed before somebody pays it as well.
      supersededSessionId: orders.providerSessionId,
    })
    .where(and(eq(orders.id, referred.id), unclaimed))
    .returning()
  return attached ? { order: attached, part: 'current' } : { order: referred, part: 'superseded' }
}
