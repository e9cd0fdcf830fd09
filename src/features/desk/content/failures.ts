import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActionFailure } from '~/features/desk/schema'

export type DeskFailure = ActionFailure | 'unreachable' | 'signed_out' | 'too_often' | 'server_error'

/** Messages for failed actions: the reason, and what to do. After a refusal the page shows the current state. */
export const failureTexts: Record<DeskFailure, MessageDescriptor> = {
  unknown_order: msg`There is no such order any more. Go back to the list.`,
  not_now: msg`The order has moved on meanwhile, so nothing was done. This page shows it as it is now: please decide anew.`,
  no_portraits: msg`There are no portraits to deliver. Drop them on the page first.`,
  too_late: msg`The ten minutes are over, or the order has moved on: the delivery can no longer be taken back. Add what is missing when corrections come, or write to the buyer.`,
  changed_meanwhile: msg`Somebody changed this a moment ago, so nothing was done. This page shows it as it is now: please check and try again.`,
  wrong_amount: msg`That is more than is left of this payment. Enter a smaller amount.`,
  not_paid: msg`No payment is known for this order, so nothing can go back.`,
  unknown_mail: msg`That email cannot be sent again. Choose another one.`,
  not_there: msg`It is no longer there as it was: somebody has changed it, or the order has moved on.`,
  provider_refused: msg`The payment provider refused. Look at the payment in its dashboard; nothing has gone back from here.`,
  provider_unreachable: msg`The payment provider did not answer. Try the same amount again: it goes back once, however often you try.`,
  unreachable: msg`Our server did not answer, so this may not have been done. Check your connection and try again. After a long break, load the page again to sign in.`,
  signed_out: msg`You are no longer signed in. Load this page again to sign in; nothing was done.`,
  too_often: msg`That was too many at once. Wait a minute, then try again.`,
  server_error: msg`Something failed on our side, so this may not have been done. Load the page again to see; if it fails again, the log says why.`,
}
