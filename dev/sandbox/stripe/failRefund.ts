import type Stripe from 'stripe'
import type { WebhookMode } from '../deliveries/enqueue'
import { newId } from '../ids'
import { changeRecord } from '../store'
import { invalidRequest } from './errors'
import { refundEvent } from './events'
import { queueEvent } from './queueEvent'
import { refundsOf } from './refundsOf'

/**
 * Fails the latest refund, as a bank can do weeks later: the money returns to the shop.
 * @throws StripeRefusal 400 when no refund can fail
 * @see https://docs.stripe.com/refunds#failed-refunds
 */
export async function failRefund(
  db: D1Database,
  charge: string,
  webhook?: WebhookMode,
): Promise<Stripe.Refund> {
  const latest = (await refundsOf(db, charge)).find(({ status }) => status === 'succeeded')
  const failed =
    latest &&
    (await changeRecord<Stripe.Refund>(db, 'refund', latest.id, (refund) =>
      refund.status === 'succeeded'
        ? {
            ...refund,
            status: 'failed',
            failure_reason: 'expired_or_canceled_card',
            failure_balance_transaction: newId('txn_'),
          }
        : null,
    ))
  if (!failed) throw invalidRequest('No refund of this charge can still fail.')
  await changeRecord<Stripe.Charge>(db, 'charge', charge, (current) => ({
    ...current,
    amount_refunded: current.amount_refunded - failed.amount,
    refunded: false,
  }))
  await queueEvent(db, refundEvent('refund.updated', failed), webhook)
  await queueEvent(db, refundEvent('refund.failed', failed), webhook)
  return failed
}
