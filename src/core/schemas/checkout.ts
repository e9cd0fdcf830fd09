import type { Offer } from '~/catalog/photoPlans'
import type { OrderEdition } from './orderEdition'

/** The fields that a buyer fills in. */
export type Customer = { customerName: string; customerEmail: string }

/** Why a provider did not fulfill a request. */
export type ProviderFailure =
  | 'unknown_session'
  /** No response, or one that cannot be interpreted. */
  | 'provider_unreachable'
  /** An error of the provider itself, which it repeats for every call with the same idempotency key. */
  | 'provider_error'
  | 'provider_refused'
  /** The idempotency key was used before with other parameters. */
  | 'idempotency_conflict'
  /** The provider rejects the email address as nonexistent. */
  | 'email_refused'
  /** The provider declined the payment method. The buyer can choose another one for the same payment. */
  | 'declined'
  | 'payments_unavailable'

/** Why a payment was not started. */
export type StartFailure =
  | ProviderFailure
  | 'amount_changed'
  /** Another request of the same form changed the order at the same time. */
  | 'changed_meanwhile'
  | 'server_error'

/** Why a card payment was not started. Its call contains the return addresses. */
export type PaymentFailure = StartFailure | 'foreign_address'

/** Settings that open the wallet in the browser. All of them are public. */
export type WalletSettings = {
  clientId: string
  environment: 'production' | 'sandbox'
  /** URL of the script that replaces PayPal's own when the payment sandbox is in use. */
  standIn: string | null
}

/** State of a checkout form whose buyer was sent to a provider. */
export type FormState =
  /** Nothing was charged, as confirmed by the provider. */
  | ({ state: 'unpaid'; open: boolean } & Customer & FormOrigin)
  /** Paid, pending or in review: `url` is the upload page, which shows which of them. */
  | { state: 'paid' | 'pending'; url: string }
  | ({ state: 'unreachable' } & FormOrigin)
  | { state: 'unknown' }

/** Where a form was submitted from. The plan is as stored. */
type FormOrigin = { offer: Offer['offer']; edition: OrderEdition; plan: string }
