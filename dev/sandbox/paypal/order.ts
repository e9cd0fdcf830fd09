import type { WebhookMode } from '../deliveries/enqueue'
import type { Money } from './money'

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' }

type Person = { given_name: string; surname?: string }

/** The buyer's account, set when the order is approved. */
export type Payer = {
  payer_id: string
  email_address: string
  name?: Person
  address: { country_code: string }
}

type Times = { create_time: string; update_time: string }

export type Capture = Times & {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  status_details?: { reason: 'PENDING_REVIEW' }
  amount: Money
  final_capture: true
  custom_id?: string
  invoice_id?: string
  seller_protection: { status: 'ELIGIBLE' | 'NOT_ELIGIBLE'; dispute_categories?: string[] }
  seller_receivable_breakdown: { gross_amount: Money; paypal_fee?: Money; net_amount?: Money }
  links: Link[]
}

export type Refund = Times & {
  id: string
  status: 'COMPLETED' | 'FAILED'
  amount: Money
  custom_id?: string
  invoice_id?: string
  seller_payable_breakdown: {
    gross_amount: Money
    paypal_fee: Money
    net_amount: Money
    total_refunded_amount: Money
  }
  links: Link[]
}

type PurchaseUnit = {
  reference_id: string
  amount: Money
  payee: { email_address: string; merchant_id: string }
  description?: string | undefined
  custom_id?: string | undefined
  invoice_id?: string | undefined
  payments?: { captures: [Capture]; refunds?: Refund[] }
}

/** @see https://developer.paypal.com/docs/api/orders/v2/ */
export type Order = {
  id: string
  intent: 'CAPTURE'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  payment_source: {
    paypal: Partial<Omit<Payer, 'payer_id'>> & { account_id?: string; account_status?: 'VERIFIED' }
  }
  purchase_units: [PurchaseUnit]
  payer?: Payer
  create_time: string
  update_time?: string
  links: Link[]
}

/**
 * The outcomes of the capture that the approval page offers.
 * - `review`: PayPal holds the capture as pending.
 * - `declined`: the capture request fails, and the buyer can approve again with another funding source.
 * - `denied`: the capture request succeeds, but the capture itself is declined, which is final.
 */
export const fundings = ['pay', 'review', 'declined', 'denied'] as const
export type Funding = (typeof fundings)[number]

/** An order with the sandbox's own data about it. */
export type OrderRecord = {
  order: Order
  returnUrl: string
  cancelUrl: string
  /** Such as `pt-BR`. Sets the format of amounts on the sandbox pages, and the buyer's country. */
  locale: string
  /** The chosen outcome; `null` until the buyer has approved, and again after a declined capture. */
  funding: Funding | null
  /** The delivery mode of the order's events, unless an action on the dashboard chooses another. */
  webhook: WebhookMode
  /** Whether the buyer's bank reversed the payment. */
  reversed: boolean
  /** Whether another application of the same account created the order; the API hides it from this one. */
  ofOtherShop?: boolean
}
