import type Stripe from 'stripe'
import { releaseEvent } from '../deliveries/release'
import { changeRecord } from '../store'
import { sessionEvent } from './events'
import { queueEvent } from './queueEvent'
import type { SessionRecord } from './record'

/**
 * Settles a delayed payment and queues its event, followed by the event that "out of order" held back.
 * @returns `null` when the session has no pending delayed payment
 */
export async function settleSession(
  db: D1Database,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<SessionRecord | null> {
  const paid = outcome === 'succeeded'
  const settled = await changeRecord<SessionRecord>(db, 'session', id, (record) =>
    record.delayed === 'pending'
      ? {
          ...record,
          delayed: outcome,
          session: { ...record.session, payment_status: paid ? 'paid' : 'unpaid' },
        }
      : null,
  )
  if (!settled) return null
  await settlePayment(db, String(settled.session.payment_intent), paid)
  await queueEvent(db, sessionEvent(`checkout.session.async_payment_${outcome}`, settled.session))
  if (settled.heldEvent) await releaseEvent(db, settled.heldEvent)
  return settled
}

async function settlePayment(db: D1Database, intentId: string, paid: boolean): Promise<void> {
  const intent = await changeRecord<Stripe.PaymentIntent>(db, 'payment_intent', intentId, (intent) => ({
    ...intent,
    status: paid ? 'succeeded' : 'requires_payment_method',
    amount_received: paid ? intent.amount : 0,
  }))
  await changeRecord<Stripe.Charge>(db, 'charge', String(intent?.latest_charge), (charge) => ({
    ...charge,
    status: outcomeOf(paid),
    paid,
    captured: paid,
    amount_captured: paid ? charge.amount : 0,
    ...(paid
      ? {}
      : { failure_code: 'payment_method_provider_decline', failure_message: 'The payment failed.' }),
  }))
}

const outcomeOf = (paid: boolean) => (paid ? 'succeeded' : 'failed')
