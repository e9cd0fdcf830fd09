import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActionFailure } from '~/features/desk/schema'

export type DeskFailure = ActionFailure | 'unreachable' | 'signed_out' | 'too_often' | 'server_error'

/** Messages for failed actions: the reason, and what to do. After a refusal the page shows the current state. */
export const failureTexts: Record<DeskFailure, MessageDescriptor> = {
  unknown_order: msg`This order no longer exists. Go back to the list.`,
  not_now: msg`The order has moved on in the meantime, so nothing was done. This page shows it as it is now: please decide again.`,
  no_portraits: msg`There are no portraits to deliver. Add them on the page first.`,
  too_late: msg`The ten minutes are over, or the order has moved on: the delivery can no longer be undone. Add what’s missing when corrections come in, or write to the buyer.`,
  changed_meanwhile: msg`Someone changed this a moment ago, so nothing was done. This page shows it as it is now: please check and try again.`,
  wrong_amount: msg`That’s more than what’s left of this payment. Enter a smaller amount.`,
  not_paid: msg`There’s no payment on record for this order, so nothing can be refunded.`,
  unknown_mail: msg`That email can’t be sent again. Choose another one.`,
  not_there: msg`This has changed: someone edited it, or the order has moved on.`,
  provider_refused: msg`The payment provider refused. Look at the payment in its dashboard; nothing was refunded from here.`,
  provider_unreachable: msg`The payment provider didn’t respond. Try the same amount again: it’s refunded only once, no matter how often you try.`,
  unreachable: msg`Our server didn’t respond, so this may not have been done. Check your connection and try again. After a long break, reload the page to sign in.`,
  signed_out: msg`You’re no longer signed in. Reload this page to sign in; nothing was done.`,
  too_often: msg`Too many requests at once. Wait a minute, then try again.`,
  server_error: msg`Something failed on our side, so this may not have been done. Reload the page to see; if it fails again, the log says why.`,
}
