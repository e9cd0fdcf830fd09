import type Stripe from 'stripe'
import * as v from 'valibot'
import { readRecord } from '../../store'
import { answer, bodyOf, type StripeContext } from '../context'
import { disputesOf } from '../disputes/disputesOf'
import { invalidRequest, resourceMissing } from '../errors'
import { expandFields } from '../expand'
import { parseParameters } from '../parseParameters'
import { refundCharge } from '../refundCharge'
import { choice, expand, integer, metadata } from '../wire'

const parameters = v.strictObject({
  payment_intent: v.optional(v.string()),
  charge: v.optional(v.string()),
  amount: v.optional(integer),
  reason: v.optional(choice(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
  expand,
})

/** https://docs.stripe.com/api/refunds/create */
export async function createRefund(c: StripeContext): Promise<Response> {
  const { db } = c.env
  const { expand, ...request } = parseParameters(parameters, await bodyOf(c))
  const charge = await chargeOf(db, request)
  // The API does not refund disputed funds; at Stripe that takes its dashboard.
  if ((await disputesOf(db, charge)).some(({ is_charge_refundable }) => !is_charge_refundable))
    throw invalidRequest(
      `Charge ${charge} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    )
  const refund = await refundCharge(db, charge, request)
  return answer(c, await expandFields(db, refund, expand))
}

async function chargeOf(
  db: D1Database,
  { charge, payment_intent: id }: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<string> {
  if (charge) return charge
  if (!id) throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  const intent = await readRecord<Stripe.PaymentIntent>(db, 'payment_intent', id)
  if (!intent) throw resourceMissing('payment_intent', id)
  return String(intent.latest_charge)
}
