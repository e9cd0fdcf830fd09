import type Stripe from 'stripe'
import { newId } from '../../ids'

type MovementSource = {
  /** Minor units; negative when Stripe withdraws the funds. */
  amount: number
  currency: string
  /** Stripe's dispute fee in minor units, which it keeps even when the dispute is won. */
  fee: number
  dispute: string
  now: number
}

/** Builds the balance transaction of a dispute. @see https://docs.stripe.com/api/balance_transactions/object */
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
