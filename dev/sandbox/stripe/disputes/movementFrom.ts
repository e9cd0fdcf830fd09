import type Stripe from 'stripe'
import { newId } from '../../ids'

type MovementSource = {
  /** Minor units; less than nothing is taken. */
  amount: number
  currency: string
  /** What Stripe keeps for a dispute, lost or won. */
  fee: number
  dispute: string
  now: number
}

/** Money that a dispute moves. @see https://docs.stripe.com/api/balance_transactions/object */
export function movementFrom({
  amount,
  currency,
  fee,
  dispute,
  now,
}: MovementSource): Stripe.BalanceTransaction {
  return {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute,
    status: 'available',
    type: 'adjustment',
  }
}
