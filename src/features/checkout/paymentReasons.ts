import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentFailure } from '~/core/schemas/checkout'

const notOpened = msg({
  message: 'the payment could not be opened',
  comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
})

/** A short reason for each failure code, without a catch-all; details go to the log only (R-ERR-22). */
export const paymentReasons: Record<PaymentFailure, MessageDescriptor> = {
  provider_unreachable: msg({
    message: 'the payment provider did not answer',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  provider_error: msg({
    message: 'the payment provider had a fault of its own',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  provider_refused: msg({
    message: 'the payment provider did not accept this payment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  idempotency_conflict: notOpened,
  unknown_session: notOpened,
  email_refused: msg({
    message: 'the payment provider does not accept this email address',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  declined: msg({
    message: 'the payment was declined',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  payments_unavailable: msg({
    message: 'payments are closed at the moment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  amount_changed: msg({
    message: 'the price has changed, reload the page to see it',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  server_error: msg({
    message: 'our server could not open the payment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  foreign_address: msg({
    message: 'the request did not come from a page of ours',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
}

/** Reasons for a call that failed: the server was unavailable, or the connection broke. */
export const callReasons = {
  unavailable: msg({
    message: 'our server is out of reach for a moment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  offline: msg({
    message: 'the connection broke off',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
}
