import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisputeReason } from '~/core/schemas/disputes'

/** Why a payment is disputed, within a sentence. */
export const disputeReasonTexts: Record<DisputeReason, MessageDescriptor> = {
  fraud: msg({
    message: 'the card or account holder says they didn’t pay',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  not_received: msg({
    message: 'the purchase is reported as not received',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  not_as_described: msg({
    message: 'the purchase reportedly doesn’t match its description',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  duplicate: msg({
    message: 'the payment is reported as charged twice',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  refund_missing: msg({
    message: 'a promised refund is reported as missing',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  cancelled: msg({
    message: 'the purchase is reported as canceled',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  wrong_amount: msg({
    message: 'the amount is reported as wrong',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  paid_otherwise: msg({
    message: 'the purchase is reported as paid another way',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  bank: msg({
    message: 'the bank couldn’t complete the payment',
    context: 'owner',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
  other: msg({
    message: 'the provider gives no specific reason',
    comment: 'Mail to the owner: why a payment is disputed; follows a colon',
  }),
}
