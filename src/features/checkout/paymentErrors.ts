import { msg } from '@lingui/core/macro'

/** R-ERR-06. */
export const paymentFailed = msg({
  message: 'Payment failed: {message}. Please try again.',
  comment: 'fixed by the specification',
})
/** R-ERR-06b. */
export const unknownError = msg({ message: 'Unknown error', comment: 'fixed by the specification' })
/** R-ERR-06a: internal, and the same in both languages. */
export const noUrlReturned = 'Payment session creation failed - no URL returned'

/** Replaces R-ERR-06, whose “please try again” would come too early. */
export const tooManyPayments = msg({
  message:
    'Nothing was charged: too many attempts from your connection. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
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
export const walletDeclined = msg`PayPal declined this payment method, and nothing was charged. Please choose another one in PayPal.`

/** R-ERR-07. */
export const redirecting = msg({
  message: 'Redirecting to secure checkout...',
  comment: 'fixed by the specification',
})
/** Under the empty fields. */
export const nameEmpty = msg({ message: 'Please enter your name.', comment: 'Under a field of a form' })
export const addressEmpty = msg({
  message: 'Please enter your email address.',
  comment: 'Under a field of a form',
})
/** Under the email field, when its value is not a valid address. */
export const addressWrong = msg({
  message: 'Please check this email address: it doesn’t look complete.',
  comment: 'Under a field of a form',
})

/** R-ERR-08. */
export const fillInFields = msg({
  message: 'Please fill in all fields',
  comment: 'fixed by the specification',
})
