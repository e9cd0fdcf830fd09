import type { Currency } from '~/catalog/editions'
import type { Locale } from '~/catalog/locales'
import type { PaymentProvider } from '~/core/schemas/providers'

/** A request for a payment session. The same order and attempt always give the same request. */
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
 * One attempt to pay an order at a provider (a Stripe Checkout Session or a PayPal order), with the fields that the
 * order is checked against.
 */
export type PaymentSession = {
  provider: PaymentProvider
  id: string
  /** Where the buyer pays. */
  url: string | null
  /**
   * `approved`: the buyer has approved the payment, which still has to be captured.
   * `complete` without `paid`: a delayed payment method or a review is pending or has failed.
   */
  status: 'open' | 'approved' | 'complete' | 'expired'
  paid: boolean
  amountMinor: number | null
  currency: string | null
  mode: string
  live: boolean
  /** Whether the payee is our account. */
  toUs: boolean
  reference: string | null
  /** Whether it carries our metadata; if not, it is from another shop on the same account or from a payment link. */
  marked: boolean
  /** The order's attempt when this session was created. */
  attempt: number | null
  paymentId: string | null
  paymentLink: string | null
  /** A delayed payment method or a review ended without payment. */
  paymentFailed: boolean
  refundedMinor: number
  /** The payment is or was disputed, as far as the session itself tells. */
  disputed: boolean
  customerName: string | null
  customerEmail: string | null
}

/** A request to refund a payment to its payment method. */
export type RefundRequest = {
  /** The provider's id of the payment. */
  paymentId: string
  amountMinor: number
  currency: string
  /** Idempotency key, at most 108 characters. */
  key: string
}

/** One of the owner's payment links. */
export type PaymentLink = {
  url: string
  /** URL that buyers are redirected to after payment; `null` if they stay on the provider's page. */
  returnsTo: string | null
}
