import type { Currency } from '~/catalog/editions'
import type { Locale } from '~/catalog/locales'
import type { PaymentProvider } from '~/core/schemas/providers'

/** Asks for a payment. The same order and attempt always give the same request. */
export type PaymentRequest = {
  orderId: string
  attempt: number
  plan: string
  /** Shown on the provider's page. */
  name: string
  description: string
  amountMinor: number
  currency: Currency
  locale: Locale
  customerEmail: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/**
 * Describes one payment at a provider, in the terms that an order is checked against. A session of Stripe and an
 * order of PayPal are both one try to pay for an order of ours.
 */
export type PaymentSession = {
  provider: PaymentProvider
  id: string
  /** Where the buyer pays. */
  url: string | null
  /**
   * `approved`: the buyer has agreed to pay and no money has moved: it must still be captured.
   * `complete` without `paid`: a delayed method or a review that is still under way, or failed.
   */
  status: 'open' | 'approved' | 'complete' | 'expired'
  paid: boolean
  amountMinor: number | null
  currency: string | null
  mode: string
  live: boolean
  /** Whether the money goes to our own account there. */
  toUs: boolean
  reference: string | null
  /** Whether it carries our mark; without it, it belongs to another shop on the same account, or to a payment link. */
  marked: boolean
  /** Of the order, when this session was made. */
  attempt: number | null
  paymentId: string | null
  paymentLink: string | null
  /** A delayed method or a review ended without money. */
  paymentFailed: boolean
  refundedMinor: number
  /** The provider says with the payment that it is, or was, disputed. */
  disputed: boolean
  customerName: string | null
  customerEmail: string | null
}

/** Asks for money to go back to where it came from. */
export type RefundRequest = {
  /** The provider's id of the payment. */
  paymentId: string
  amountMinor: number
  currency: string
  /** At most 108 characters. */
  key: string
}

/** A payment link of the owner's own. */
export type PaymentLink = {
  url: string
  /** Where buyers go once they have paid; `null` when they stay at the provider. */
  returnsTo: string | null
}
