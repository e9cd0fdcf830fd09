import type { Money } from '../money'
import type { Link } from '../order'

type Movement = {
  affected_party: 'SELLER' | 'BUYER'
  amount: Money
  initiated_time: string
  type: 'DEBIT' | 'CREDIT'
  reason: 'DISPUTE_SETTLEMENT'
}

/** @see https://developer.paypal.com/docs/api/customer-disputes/v1/ */
export type Dispute = {
  dispute_id: string
  create_time: string
  update_time: string
  disputed_transactions: [
    {
      buyer_transaction_id: string
      seller_transaction_id: string
      create_time: string
      transaction_status: 'COMPLETED'
      gross_amount: Money
      custom?: string
      buyer: { name: string }
      seller: { email: string; merchant_id: string }
    },
  ]
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  dispute_amount: Money
  dispute_outcome?: {
    outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'CANCELED_BY_BUYER'
    amount_refunded?: Money
  }
  money_movements?: Movement[]
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK'
  dispute_channel: 'INTERNAL'
  seller_response_due_date?: string
  links: Link[]
}

/** A dispute as stored, with the id of its PayPal order. */
export type DisputeRecord = { dispute: Dispute; orderId: string }
