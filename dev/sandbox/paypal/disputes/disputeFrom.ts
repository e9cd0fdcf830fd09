import { timestamp } from '../../clock'
import { answerTime } from '../../disputeActions'
import { randomText } from '../../ids'
import { paypalApi } from '../addresses'
import { newPaypalId } from '../ids'
import type { Money } from '../money'
import type { Capture, Order } from '../order'
import type { Dispute } from './dispute'

type DisputeSource = {
  order: Order
  capture: Capture
  amount: Money
  stage: Dispute['dispute_life_cycle_stage']
}

/** Builds the dispute of a capture. PayPal writes the times of disputes with milliseconds. */
export function disputeFrom({ order, capture, amount, stage }: DisputeSource): Dispute {
  const dispute_id = `PP-R-${randomText(3, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')}-${randomText(8, '0123456789')}`
  const now = new Date().toISOString()
  const [{ custom_id, payee }] = order.purchase_units
  const { given_name = 'Ana', surname = '' } = order.payer?.name ?? {}
  return {
    dispute_id,
    create_time: now,
    update_time: now,
    disputed_transactions: [
      {
        buyer_transaction_id: newPaypalId(),
        seller_transaction_id: capture.id,
        create_time: timestamp(Date.parse(capture.create_time)),
        transaction_status: 'COMPLETED',
        gross_amount: capture.amount,
        ...(custom_id ? { custom: custom_id } : {}),
        buyer: { name: `${given_name} ${surname}`.trim() },
        seller: { email: payee.email_address, merchant_id: payee.merchant_id },
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: stage === 'INQUIRY' ? 'OPEN' : 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: amount,
    dispute_life_cycle_stage: stage,
    dispute_channel: 'INTERNAL',
    seller_response_due_date: new Date(Date.now() + answerTime).toISOString(),
    links: [{ href: `${paypalApi}/v1/customer/disputes/${dispute_id}`, rel: 'self', method: 'GET' }],
  }
}
