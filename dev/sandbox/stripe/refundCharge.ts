import type Stripe from 'stripe'
import { nowInSeconds } from '../clock'
import { changeRecord, insertRecord } from '../store'
import { invalidRequest, resourceMissing } from './errors'
import { refundedEvent } from './events'
import { queueEvent } from './queueEvent'
import { type RefundSource, refundFrom } from './refundFrom'

type RefundRequest = Pick<RefundSource, 'reason' | 'metadata'> & {
  /** Minor units; defaults to the amount that is not yet refunded. */
  amount?: number | undefined
}

/**
 * Refunds a charge in full or in part and queues its event (`charge.refunded`).
 * @throws StripeRefusal 404 for an unknown charge; 400 for an unpaid charge or an invalid amount
 */
export async function refundCharge(
  db: D1Database,
  id: string,
  request: RefundRequest,
): Promise<Stripe.Refund> {
  let before: Stripe.Charge | undefined
  let amount = 0
  const charge = await changeRecord<Stripe.Charge>(db, 'charge', id, (current) => {
    before = current
    amount = amountOf(current, request.amount)
    const amount_refunded = current.amount_refunded + amount
    return { ...current, amount_refunded, refunded: amount_refunded === current.amount }
  })
  if (!charge || !before) throw resourceMissing('charge', id)
  const { reason, metadata } = request
  const refund = refundFrom({ charge, amount, reason, metadata, now: nowInSeconds() })
  await insertRecord(db, 'refund', refund.id, refund)
  await queueEvent(db, refundedEvent(charge, before))
  return refund
}

function amountOf(charge: Stripe.Charge, requested: number | undefined): number {
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`, 'charge')
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    )
  const amount = requested ?? left
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  return amount
}
