import { orderStatuses } from './orderStatus'

/** What is done to an order beside the moves from state to state. */
const orderActions = [
  /** Somebody looked at a payment that does not fit and took it as it is. */
  'accepted',
  /** A delivery was taken back before its mail left. */
  'delivery_undone',
  /** Photos are taken again for an order whose files were deleted. */
  'order_reopened',
  /** The studio wants better photos; the detail says which. */
  'photos_wanted',
  /** The buyer wants something changed; the detail says what. */
  'corrections',
  'photo_removed',
  /** A portrait that the buyer has seen is left out of the next delivery, or taken back into it. */
  'portrait_superseded',
  'portrait_restored',
  /** The order goes on: its photos stay. */
  'kept',
  'refund_sent',
  /** The provider says how much has gone back in all; the detail is the sum. */
  'refund_noted',
  /** A refund did not arrive, by the provider's word; the detail is its amount. */
  'refund_failed',
  /** For that reason the order is no longer refunded, but where it was before. */
  'refund_undone',
  /** What did not arrive was given back in another way; the detail is the amount. */
  'refund_settled',
  /** News of a dispute or of a warning of fraud, by the provider's word; the detail is `DisputeNews`. */
  'dispute_opened',
  /** An answer is awaited again, or until another day. */
  'dispute_due',
  /** It was answered, and others decide. */
  'dispute_answered',
  'dispute_won',
  'dispute_lost',
  /** It ended without a winner. */
  'dispute_closed',
  'fraud_warning',
  /** Nothing can be done about it any more: the payment was refunded or disputed. */
  'fraud_warning_closed',
  /** A dispute has taken money from our account, or gave some back; the detail is what it holds then. */
  'dispute_taken',
  'dispute_returned',
  'email_changed',
  'mail_again',
  'note_written',
  'erase_asked',
  'erased',
] as const

/** What is done to a contact message. */
const contactActions = ['answered', 'reopened', 'deleted'] as const

/** What the history of an order or of a message can say. A move is named by the state that it led to. */
export const changeKinds = [...orderStatuses, ...orderActions, ...contactActions] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Who changed something: the buyer, the scheduled work, the provider's word; or a person at the desk, by e-mail address. */
export type Actor = 'buyer' | 'schedule' | 'provider' | (string & {})

/** What the history keeps of a file that was taken away or replaced, as JSON. Older rows hold the role alone. */
export type RemovedFile = {
  role: 'photo' | 'portrait'
  /** Of a portrait. */
  name?: string
  /** As buyer and desk count. */
  number?: number
}
