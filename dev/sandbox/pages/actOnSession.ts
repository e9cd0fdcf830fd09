import type Stripe from 'stripe'
import * as v from 'valibot'
import { webhookModes } from '../deliveries/enqueue'
import { disputeActions, isDisputeAction } from '../disputeActions'
import { readRecord } from '../store'
import { advanceDispute } from '../stripe/disputes/advanceDispute'
import { issueFraudWarning } from '../stripe/disputes/issueFraudWarning'
import { invalidRequest } from '../stripe/errors'
import { failRefund } from '../stripe/failRefund'
import { readSession } from '../stripe/readSession'
import { refundCharge } from '../stripe/refundCharge'
import { settleSession } from '../stripe/settleSession'
import type { PagesContext } from './environment'

const form = v.object({
  action: v.picklist([
    ...(['succeeded', 'failed', 'refund', 'refund_half', 'refund_fails', 'warn_of_fraud'] as const),
    ...disputeActions,
  ]),
  webhook: v.optional(v.picklist(webhookModes)),
})

/** Settles a delayed payment, refunds a payment, fails a refund, advances a dispute or reports fraud. */
export async function actOnSession(c: PagesContext<'/:id'>): Promise<Response> {
  const { db } = c.get('host')
  const { action, webhook } = v.parse(form, await c.req.parseBody())
  const { session } = await readSession(db, c.req.param('id'))
  if (action === 'succeeded' || action === 'failed') await settleSession(db, session.id, action)
  else {
    const intent = await readRecord<Stripe.PaymentIntent>(
      db,
      'payment_intent',
      String(session.payment_intent),
    )
    if (!intent) throw invalidRequest('This session has not been paid.')
    const charge = String(intent.latest_charge)
    if (action === 'refund_fails') await failRefund(db, charge, webhook)
    else if (action === 'warn_of_fraud') await issueFraudWarning(db, charge, webhook)
    else if (isDisputeAction(action)) await advanceDispute(db, charge, action, webhook)
    else await refundCharge(db, charge, action === 'refund' ? {} : { amount: half(intent.amount) })
  }
  return c.redirect('/__sandbox/', 303)
}

/** Rounds down, so that two halves never exceed the whole. */
const half = (minor: number) => Math.floor(minor / 2)
