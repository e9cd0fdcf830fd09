import type { Locale } from '~/editions'
import type { Result } from '../result'

export type PaymentProvider = 'stripe' | 'paypal'

/** What a payment is asked for with. The same order and attempt always give the same request. */
export type PaymentRequest = {
  orderId: string
  attempt: number
  plan: string
  /** Shown on the provider's page. */
  name: string
  description: string
  amountMinor: number
  currency: 'USD' | 'BRL'
  locale: Locale
  customerEmail: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/**
 * What a provider says of one payment, in the terms that an order is checked against. A session of Stripe and an
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
  /** Of the order, when this session was made. */
  attempt: number | null
  paymentId: string | null
  paymentLink: string | null
  /** A delayed method or a review ended without money. */
  paymentFailed: boolean
  refundedMinor: number
  customerName: string | null
  customerEmail: string | null
}

/** A payment link of the owner's own. */
export type PaymentLink = {
  url: string
  /** Where buyers go once they have paid; `null` when they stay at the provider. */
  returnsTo: string | null
}

export type ProviderFailure =
  | 'unknown_session'
  /** No answer, or none that makes sense. */
  | 'provider_unreachable'
  /** An error of the provider's own, which it gives again to every call with the same key. */
  | 'provider_error'
  | 'provider_refused'
  /** The same key was used with other parameters before. */
  | 'idempotency_conflict'
  /** The provider knows that this address cannot exist. */
  | 'email_refused'
  /** The wallet took no money of this buyer in this way; another way may be chosen for the same payment. */
  | 'declined'
  | 'payments_unavailable'

/** What is the same for every provider. */
export type PaymentGateway = {
  createSession: (request: PaymentRequest) => Promise<Result<PaymentSession, ProviderFailure>>
  readSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
  /** Makes sure that a session can no longer be paid. @returns how it stands then, which may be paid */
  closeSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
}

/** The provider that an id belongs to, by its shape; `undefined` when it can be of neither. */
export function providerOf(sessionId: string): PaymentProvider | undefined {
  if (sessionId.startsWith('cs_')) return 'stripe'
  return /^[0-9A-Z]{17}$/.test(sessionId) ? 'paypal' : undefined
}
