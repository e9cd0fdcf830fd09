import { orderStatuses } from './orderStatus'

/** Actions on an order other than status transitions. */
const orderActions = [
  /** A person reviewed a payment that does not match the order, and accepted it. */
  'accepted',
  /** Another payment came in for a paid order; the detail is its provider and the provider's id of it. */
  'paid_twice',
  /** A delivery was undone before its mail was sent. */
  'delivery_undone',
  /** An order whose files were deleted accepts photos again. */
  'order_reopened',
  /** The studio requested new photos; the detail is the request. */
  'photos_wanted',
  /** The buyer requested corrections; the detail describes them. */
  'corrections',
  'photo_removed',
  /** A portrait that the buyer has seen was excluded from the next delivery, or included again. */
  'portrait_superseded',
  'portrait_restored',
  /** Retention was extended: the order continues and keeps its photos. */
  'kept',
  'refund_sent',
  /** The provider reported the total refunded; the detail is that amount. */
  'refund_noted',
  /** The provider reported that a refund did not arrive; the detail is its amount. */
  'refund_failed',
  /** After a failed refund, the order returned to its previous status. */
  'refund_undone',
  /** A failed refund was paid back by other means; the detail is its amount. */
  'refund_settled',
  /** The provider reported an update of a dispute or a fraud warning; the detail is a `DisputeMailDetail`. */
  'dispute_opened',
  /** A response is due again, or its deadline changed. */
  'dispute_due',
  /** It was answered and awaits a decision by others. */
  'dispute_answered',
  'dispute_won',
  'dispute_lost',
  /** It ended without a winner. */
  'dispute_closed',
  'fraud_warning',
  /** No longer actionable: the payment was refunded or disputed. */
  'fraud_warning_closed',
  /** A dispute took money from our account or returned some; the detail is the amount that it holds now. */
  'dispute_taken',
  'dispute_returned',
  /** With the first photo the buyer agreed to the use of their photos; the detail is a `ConsentRecord`. */
  'consented',
  'consent_withdrawn',
  /** The buyer made a link to portraits for others, or ended one. */
  'shared',
  'share_withdrawn',
  'email_changed',
  'mail_again',
  'note_written',
  'erase_asked',
  'erased',
] as const

/** Actions on a contact message. */
const contactActions = ['answered', 'reopened', 'deleted'] as const

/** Kinds of audit log entries of an order or a message. A transition has the name of its new status. */
export const changeKinds = [...orderStatuses, ...orderActions, ...contactActions] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Whether a change concerns the owner alone: copies of a buyer's data leave it out. */
export const isPrivateChange = (kind: ChangeKind): boolean => kind === 'note_written'

/** Who made a change: the buyer, a scheduled job, the provider, or a desk user by email address. */
export type Actor = 'buyer' | 'schedule' | 'provider' | (string & {})

/** Audit log detail of a removed or replaced file, as JSON. Older rows contain only the role. */
export type RemovedFile = {
  role: 'photo' | 'portrait'
  /** Only for a portrait. */
  name?: string
  /** The number shown to buyer and desk. */
  number?: number
}
