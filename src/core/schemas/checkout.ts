import type { Offer } from '~/catalog/photoPlans'
import type { OrderEdition } from './orderEdition'

/** The fields that a buyer fills in. */
export type Customer = { customerName: string; customerEmail: string }

/** Why a provider did not do what it was asked for. */
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
  /** The provider took no money of this buyer in this way; another way may be chosen for the same payment. */
  | 'declined'
  | 'payments_unavailable'

/** Why a payment was not started. */
export type StartFailure = ProviderFailure | 'amount_changed' | 'server_error'

/** The same for a card, whose call names the addresses to come back to. */
export type PaymentFailure = StartFailure | 'foreign_address'

/** Opens the wallet in the browser. All of it is public. */
export type WalletSettings = {
  clientId: string
  environment: 'production' | 'sandbox'
  /** A script that stands in for PayPal's own, where the payment sandbox is in use. */
  standIn: string | null
}

/** The state of a form that a buyer went to a provider with. */
export type FormState =
  /** Nothing was charged, as the provider itself says. */
  | ({ state: 'unpaid'; open: boolean } & Customer & FormOrigin)
  /** Paid, on its way or in review: `url` is the upload page, which says which. */
  | { state: 'paid' | 'pending'; url: string }
  | ({ state: 'unreachable' } & FormOrigin)
  | { state: 'unknown' }

/** The place that a form was sent from. The plan is as it was stored. */
type FormOrigin = { offer: Offer['offer']; edition: OrderEdition; plan: string }
