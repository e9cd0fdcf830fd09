import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentFailure } from '~/core/schemas/checkout'

const notOpened = msg({
  message: 'the payment couldn’t be set up',
  comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
})

/** A short reason for each failure code, without a catch-all; details go to the log only (R-ERR-22). */
export const paymentReasons: Record<PaymentFailure, MessageDescriptor> = {
  provider_unreachable: msg({
    message: 'the payment provider didn’t respond',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  provider_error: msg({
    message: 'the payment provider had a problem',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  provider_refused: msg({
    message: 'the payment provider didn’t accept this payment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  idempotency_conflict: notOpened,
  unknown_session: notOpened,
  changed_meanwhile: notOpened,
  email_refused: msg({
    message: 'the payment provider doesn’t accept this email address',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  declined: msg({
    message: 'the payment was declined',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  payments_unavailable: msg({
    message: 'payments are unavailable right now',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  amount_changed: msg({
    message: 'the price has changed; reload the page to see it',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  server_error: msg({
    message: 'our server couldn’t set up the payment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  foreign_address: msg({
    message: 'the request didn’t come from our site',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
}

/** Reasons for a call that failed: the server was unavailable, or the connection broke. */
export const callReasons = {
  unavailable: msg({
    message: 'our server can’t be reached right now',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  offline: msg({
    message: 'the connection was lost',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
}
