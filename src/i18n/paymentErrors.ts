import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentFailure } from '~/schemas/checkout'

/** R-ERR-06. */
export const paymentFailed = msg({
  message: 'Payment failed: {message}. Please try again.',
  comment: 'fixed by the specification',
})
/** R-ERR-06b. */
export const unknownError = msg({ message: 'Unknown error', comment: 'fixed by the specification' })
/** R-ERR-06a: internal, and the same in both languages. */
export const noUrlReturned = 'Payment session creation failed - no URL returned'

const unreachable = msg({
  message: 'the payment provider did not answer',
  comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
})

/** A short human reason for each code; the detail stays in the log (R-ERR-22). */
export const paymentReasons: Partial<Record<PaymentFailure, MessageDescriptor>> = {
  provider_unreachable: unreachable,
  provider_error: unreachable,
  provider_refused: unreachable,
  idempotency_conflict: unreachable,
  payments_unavailable: msg({
    message: 'payments are closed at the moment',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
  amount_changed: msg({
    message: 'the price has changed, reload the page to see it',
    comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
  }),
}

/** Instead of R-ERR-06, whose “please try again” would come too early. */
export const tooManyPayments = msg({
  message:
    'Nothing was charged: there were many tries from your connection just now. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
  comment: 'Checkout, when the payment was not started because of the many tries',
})

/** R-ERR-09. */
export const walletNotProcessed = msg({
  message: 'Failed to process payment. Please contact support.',
  comment: 'fixed by the specification',
})
/** R-ERR-10. */
export const walletError = msg({
  message: 'PayPal payment failed. Please try again.',
  comment: 'fixed by the specification',
})
/** R-ERR-11. */
export const paymentSuccessful = msg({
  message: 'Payment successful!',
  comment: 'fixed by the specification',
})
export const walletDeclined = msg`PayPal declined this way of paying, and nothing was charged. Please choose another one there.`

/** R-ERR-07. */
export const redirecting = msg({
  message: 'Redirecting to secure checkout...',
  comment: 'fixed by the specification',
})
/** Under a field. */
export const fieldEmpty = msg({ message: 'Please fill in this field.', comment: 'Under a field of a form' })
/** Under the field of the address, when it is there and cannot be one. */
export const addressWrong = msg({
  message: 'Please check this email address: it does not look complete.',
  comment: 'Under a field of a form',
})

/** R-ERR-08. */
export const fillInFields = msg({
  message: 'Please fill in all fields',
  comment: 'fixed by the specification',
})
