import type Stripe from 'stripe'
import { nowInSeconds } from '../clock'
import type { WebhookMode } from '../deliveries/enqueue'
import { newId } from '../ids'
import { changeRecord, deleteRecord, insertRecord, readRecord } from '../store'
import { chargeFrom } from './chargeFrom'
import { sessionEvent } from './events'
import { intentFrom } from './intentFrom'
import { queueEvent } from './queueEvent'
import type { Buyer, SessionRecord } from './record'

type Completion = {
  buyer: Buyer
  /** Whether the method pays later, so that the session completes unpaid. */
  delayed: boolean
  webhook: WebhookMode
}

/**
 * Completes an open session for the buyer and queues its event.
 * @returns `null` when the session was no longer open, for instance after a double click
 */
export async function completeSession(
  db: D1Database,
  id: string,
  { buyer, delayed, webhook }: Completion,
): Promise<SessionRecord | null> {
  const record = await readRecord<SessionRecord>(db, 'session', id)
  if (record?.session.status !== 'open') return null
  const now = nowInSeconds()
  const chargeId = newId('ch_')
  const status = delayed ? 'processing' : 'succeeded'
  const isFree = record.session.amount_total === 0
  const intent = intentFrom({ id: newId('pi_'), chargeId, record, status, now })
  const charge = chargeFrom({ id: chargeId, intent, buyer, status: delayed ? 'pending' : 'succeeded', now })
  // Store the intent and the charge first: a concurrent read must not see a session without its payment.
  if (!isFree) {
    await insertRecord(db, 'payment_intent', intent.id, intent)
    await insertRecord(db, 'charge', charge.id, charge)
  }
  // Only a delayed payment has a later event, after which this one could arrive.
  const mode = webhook === 'out_of_order' && !delayed ? 'at_once' : webhook
  const completed = await changeRecord<SessionRecord>(db, 'session', id, (current) =>
    current.session.status === 'open'
      ? {
          ...current,
          delayed: delayed ? 'pending' : null,
          session: completedSession(current.session, isFree ? null : intent.id, buyer, delayed),
        }
      : null,
  )
  if (!completed) {
    await deleteRecord(db, 'payment_intent', intent.id)
    await deleteRecord(db, 'charge', charge.id)
    return null
  }
  const event = sessionEvent('checkout.session.completed', completed.session)
  await queueEvent(db, event, mode)
  if (mode !== 'out_of_order') return completed
  return changeRecord<SessionRecord>(db, 'session', id, (current) => ({ ...current, heldEvent: event.id }))
}

function completedSession(
  session: Stripe.Checkout.Session,
  /** Stripe makes none when there is nothing to pay. */
  paymentIntent: string | null,
  { email, name }: Buyer,
  delayed: boolean,
): Stripe.Checkout.Session {
  return {
    ...session,
    status: 'complete',
    payment_status: !paymentIntent ? 'no_payment_required' : delayed ? 'unpaid' : 'paid',
    payment_intent: paymentIntent,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
}
