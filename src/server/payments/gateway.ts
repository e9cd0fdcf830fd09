import type { Result } from '~/core/result'
import type { ProviderFailure, WalletSettings } from '~/core/schemas/checkout'
import type { Dispute } from './dispute'
import type { PaymentLink, PaymentRequest, PaymentSession, RefundRequest } from './payment'

/** One provider, in the terms of our orders. */
export type Gateway = {
  createSession: (request: PaymentRequest) => Promise<Result<PaymentSession, ProviderFailure>>
  readSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
  /** Makes sure that a session can no longer be paid. @returns how it stands then, which may be paid */
  closeSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
  /**
   * Takes the money that the buyer agreed to pay. Absent where the provider takes it by itself.
   * @param declines how often it was declined before: the same try gets the same answer
   */
  capture?: (id: string, declines: number) => Promise<Result<PaymentSession, ProviderFailure>>
  /**
   * Gives money back. The same key gives back once, however often it is sent; what became of it is read from the
   * session.
   */
  refund: (request: RefundRequest) => Promise<Result<void, ProviderFailure>>
  /**
   * Reads every dispute of a payment and every warning of fraud, those that have ended among them.
   * @param announced one that an event has told of: the provider's list may not have it yet
   */
  readDisputes: (paymentId: string, announced?: string) => Promise<Result<Dispute[], ProviderFailure>>
  /**
   * Finds the session of a payment that no order of ours knows.
   * @returns `null` for a payment that came by no session, and therefore belongs to another shop on the same account
   */
  findSession: (paymentId: string) => Promise<Result<string | null, ProviderFailure>>
  /** Reads one of the owner's payment links. Absent where the provider has none. */
  readPaymentLink?: (id: string) => Promise<Result<PaymentLink, ProviderFailure>>
  /** Reads what the browser needs for the provider's own script. Absent where its page is all that the buyer sees. */
  readWalletSettings?: () => Promise<WalletSettings | null>
  /**
   * Reads a webhook, once its signature is verified.
   * @param rawBody byte for byte as it came: that is what the signature is of
   */
  readEvent: (rawBody: string, headers: Headers) => Promise<Result<PaymentEvent, EventFailure>>
}

/** A verified event of a provider. It is only a hint: what happened is read from the provider. */
export type PaymentEvent = EventReading & {
  id: string
  type: string
}

/** What an event says to us. */
export type EventReading = {
  /** The payment that it is about; `null` for a type that we do not handle. */
  about: PaymentNames | null
  /** The buyer has just agreed to pay. */
  approved?: boolean
  /** A dispute of the payment, or a warning of fraud, is new or has changed; its id, where lists may come late. */
  disputed?: boolean | string
}

/** The names that an event gives its payment by, the surest first. Any of them may be missing. */
export type PaymentNames = {
  session?: string | undefined
  payment?: string | undefined
  /** Our own order, where the payment carries our mark. */
  order?: string | undefined
}

type EventFailure =
  | ProviderFailure
  /** It is not the provider's. */
  | 'bad_signature'
  /** Play money where real money is taken, or the other way round. */
  | 'wrong_mode'
