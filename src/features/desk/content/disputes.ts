import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisputeKind, DisputeMark, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'

/** Labels of the dispute mark on an order. */
export const disputeMarkNames: Record<DisputeMark, MessageDescriptor> = {
  disputed: msg({ message: 'Payment disputed', comment: 'Desk: mark on an order' }),
  warning: msg({ message: 'Dispute may follow', comment: 'Desk: mark on an order' }),
  lost: msg({ message: 'Dispute lost', comment: 'Desk: mark on an order' }),
}

export const disputeKindNames: Record<DisputeKind, MessageDescriptor> = {
  dispute: msg({ message: 'Dispute', comment: 'Desk: a buyer or a bank demands a payment back' }),
  inquiry: msg({ message: 'Inquiry', comment: 'Desk: a buyer or a bank asks about a payment' }),
  warning: msg({ message: 'Fraud warning', comment: 'Desk: a bank reports a payment as fraud' }),
}

/** States of a dispute or an inquiry. A fraud warning is only open or closed, see `warningStatusNames`. */
export const disputeStatusNames: Record<DisputeStatus, MessageDescriptor> = {
  open: msg({ message: 'waiting for your answer', comment: 'Desk: how a dispute stands' }),
  answered: msg({ message: 'answered, not decided yet', comment: 'Desk: how a dispute stands' }),
  won: msg({ message: 'decided in your favor', comment: 'Desk: how a dispute stands' }),
  lost: msg({ message: 'decided in the buyer’s favor', comment: 'Desk: how a dispute stands' }),
  closed: msg({ message: 'over, without a decision', comment: 'Desk: how a dispute stands' }),
}
export const warningStatusNames = {
  open: msg({ message: 'a dispute may follow', comment: 'Desk: how a warning of fraud stands' }),
  closed: msg({ message: 'nothing left to do', comment: 'Desk: how a warning of fraud stands' }),
}

/** Reasons for a dispute. */
export const disputeReasonNames: Record<DisputeReason, MessageDescriptor> = {
  fraud: msg({
    message: 'not paid by the card or account holder',
    comment: 'Desk: reason of a dispute',
  }),
  not_received: msg({ message: 'not received', comment: 'Desk: reason of a dispute' }),
  not_as_described: msg({ message: 'not as described', comment: 'Desk: reason of a dispute' }),
  duplicate: msg({ message: 'charged twice', comment: 'Desk: reason of a dispute' }),
  refund_missing: msg({ message: 'a promised refund didn’t come', comment: 'Desk: reason of a dispute' }),
  cancelled: msg({ message: 'already canceled', comment: 'Desk: reason of a dispute' }),
  wrong_amount: msg({ message: 'wrong amount', comment: 'Desk: reason of a dispute' }),
  paid_otherwise: msg({ message: 'paid another way', comment: 'Desk: reason of a dispute' }),
  bank: msg({ message: 'the bank couldn’t complete the payment', comment: 'Desk: reason of a dispute' }),
  other: msg({ message: 'another reason', comment: 'Desk: reason of a dispute' }),
}
