const buyerMailKinds = [
  'order_paid',
  'photos_reminder',
  'photos_received',
  /** Fewer photos than recommended were received, and the buyer has not confirmed that they are all. */
  'photos_few',
  'photos_wanted',
  'delivered',
  'corrections_received',
  'order_refunded',
  /** A refund did not arrive. */
  'refund_failed',
  'order_link',
  /** Sent to the buyer's previous address. */
  'address_changed',
  'photos_ending',
  'photos_ending_unfinished',
  /** All photos and portraits were deleted on request. */
  'photos_erased',
  /** The buyer has withdrawn the consent to the use of their photos; includes the proof of their deletion. */
  'consent_withdrawn',
] as const
const ownerMailKinds = [
  'owner_photos',
  'owner_paid_twice',
  'owner_mismatch',
  'owner_unfulfilled',
  'owner_corrections',
  'owner_refund_failed',
  'owner_erased',
  'owner_withdrawn',
] as const
/** Also sent to the owner. */
const disputeMailKinds = [
  /** A dispute or an inquiry was opened, or its deadline changed. */
  'owner_dispute',
  'owner_dispute_lost',
  /** A dispute was won, or ended without a winner. */
  'owner_dispute_ended',
  'owner_fraud_warning',
] as const
const orderMailKinds = [...buyerMailKinds, ...ownerMailKinds, ...disputeMailKinds] as const
export type BuyerMailKind = (typeof buyerMailKinds)[number]
export type OwnerMailKind = (typeof ownerMailKinds)[number]
export type DisputeMailKind = (typeof disputeMailKinds)[number]
/** Kinds of mail whose subject is an order. */
export type OrderMailKind = (typeof orderMailKinds)[number]

/** Sent to the owner, and to the sender of the message. */
const contactMailKinds = ['owner_message', 'message_received'] as const
/** Kinds of mail whose subject is a contact message. */
export type ContactMailKind = (typeof contactMailKinds)[number]

/** All kinds of mail that the site sends. The subject of a digest is its day. */
export const mailKinds = [...orderMailKinds, ...contactMailKinds, 'owner_digest'] as const
export type MailKind = (typeof mailKinds)[number]

/** Why a mail was not sent. */
export const dropReasons = [
  /** Its content is no longer true. */
  'untrue',
  /** A later mail of the same kind replaces it. */
  'said_again',
  /** There is no recipient address, or the recipient must not get the mail. */
  'no_reader',
] as const
export type DropReason = (typeof dropReasons)[number]

export function isContactMail(kind: MailKind): kind is ContactMailKind {
  return contactMailKinds.some((known) => known === kind)
}

/** Whether a mail can be resent. `address_changed` cannot, because it concerns only the previous address. */
export function isResendable(kind: MailKind): kind is BuyerMailKind {
  return isBuyerMail(kind) && kind !== 'address_changed'
}

export function isDisputeMail(kind: MailKind): kind is DisputeMailKind {
  return disputeMailKinds.some((known) => known === kind)
}

export function isBuyerMail(kind: MailKind): kind is BuyerMailKind {
  return buyerMailKinds.some((known) => known === kind)
}
