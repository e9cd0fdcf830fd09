import type Stripe from 'stripe'
import { nowInSeconds } from '../../clock'
import type { WebhookMode } from '../../deliveries/enqueue'
import { newId } from '../../ids'
import { insertRecord, readRecord } from '../../store'
import { invalidRequest } from '../errors'
import { warningEvent } from '../events'
import { queueEvent } from '../queueEvent'

/**
 * Creates an early fraud warning, the card issuer's report that a payment is fraudulent, and queues its event.
 * @throws StripeRefusal 400 for an unknown or unpaid charge
 * @see https://docs.stripe.com/api/radar/early_fraud_warnings/object
 */
export async function issueFraudWarning(
  db: D1Database,
  chargeId: string,
  webhook?: WebhookMode,
): Promise<void> {
  const charge = await readRecord<Stripe.Charge>(db, 'charge', chargeId)
  const { payment_intent } = charge ?? {}
  if (!charge?.paid || typeof payment_intent !== 'string')
    throw invalidRequest('This charge has not been paid.')
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr_'),
    object: 'radar.early_fraud_warning',
    actionable: isActionable(charge),
    charge: chargeId,
    created: nowInSeconds(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent,
  }
  await insertRecord(db, 'early_fraud_warning', warning.id, warning)
  await queueEvent(db, warningEvent(warning), webhook)
}

/** Whether a warning can still be acted on: the payment is neither disputed nor fully refunded. */
export const isActionable = ({ disputed, refunded }: Stripe.Charge): boolean => !disputed && !refunded
