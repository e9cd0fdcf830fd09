import type { Result } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Dispute } from './dispute'
import type { PaymentLink, PaymentRequest, PaymentSession, RefundRequest } from './payment'

/** The provider-independent API of a payment provider. */
export type Gateway = {
  createSession: (request: PaymentRequest) => Promise<Result<PaymentSession, ProviderFailure>>
  readSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
  /** Closes a session so that it can no longer be paid. @returns its state afterwards, which may be paid */
  closeSession: (id: string) => Promise<Result<PaymentSession, ProviderFailure>>
  /**
   * Captures a payment that the buyer has approved. Absent if the provider captures automatically.
   * @param declines how often it was declined before; part of the idempotency key
   */
  capture?: (id: string, declines: number) => Promise<Result<PaymentSession, ProviderFailure>>
  /** Refunds money, idempotently by key. The outcome is read from the session. */
  refund: (request: RefundRequest) => Promise<Result<void, ProviderFailure>>
  /**
   * Reads all disputes and fraud warnings of a payment, including closed ones.
   * @param announced id of a dispute reported by an event, which the provider's list may not contain yet
   */
  readDisputes: (paymentId: string, announced?: string) => Promise<Result<Dispute[], ProviderFailure>>
  /**
   * Finds the session of a payment that we have no order for.
   * @returns `null` for a payment without a session, which therefore belongs to another shop on the same account
   */
  findSession: (paymentId: string) => Promise<Result<string | null, ProviderFailure>>
  /** Reads one of the owner's payment links. Absent if the provider has none. */
  readPaymentLink?: (id: string) => Promise<Result<PaymentLink, ProviderFailure>>
  /**
   * Verifies the signature of a webhook and reads its event.
   * @param rawBody exactly as received, because its bytes are signed
   */
  readEvent: (rawBody: string, headers: Headers) => Promise<Result<PaymentEvent, EventFailure>>
}

/** A verified event of a provider. Only a hint: what happened is re-read from the provider. */
export type PaymentEvent = EventReading & {
  id: string
  type: string
}

/** The content of an event that we use. */
export type EventReading = {
  /** The payment that the event is about; `null` for a type that we do not handle. */
  about: PaymentNames | null
  /** The buyer has just approved the payment. */
  approved?: boolean
  /** A dispute or fraud warning is new or has changed; its id, if the provider's list may lag behind. */
  disputed?: boolean | string
}

/** The ids by which an event identifies its payment, most reliable first. Each can be missing. */
export type PaymentNames = {
  session?: string | undefined
  payment?: string | undefined
  /** Our order id, if the payment carries our metadata. */
  order?: string | undefined
}

type EventFailure =
  | ProviderFailure
  /** The event is not from the provider. */
  | 'bad_signature'
  /** A test event on a live deployment, or a live event on a test deployment. */
  | 'wrong_mode'
