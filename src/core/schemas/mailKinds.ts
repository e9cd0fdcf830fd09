const buyerMailKinds = [
  'order_paid',
  'photos_reminder',
  'photos_received',
  /** The same, of fewer than we recommend and without the buyer's word that it is all. */
  'photos_few',
  'photos_wanted',
  'delivered',
  'corrections_received',
  'order_refunded',
  /** What was on its way back did not arrive. */
  'refund_failed',
  'order_link',
  /** To the address that was the buyer's before. */
  'address_changed',
  'photos_ending',
  'photos_ending_unfinished',
  /** Everything was deleted because somebody asked for it. */
  'photos_erased',
] as const
const ownerMailKinds = [
  'owner_photos',
  'owner_paid_twice',
  'owner_mismatch',
  'owner_unfulfilled',
  'owner_corrections',
  'owner_refund_failed',
  'owner_erased',
] as const
/** To the owner as well. */
const disputeMailKinds = [
  /** A dispute or an inquiry was opened, or is to be answered until another day. */
  'owner_dispute',
  'owner_dispute_lost',
  /** It was won, or ended without a winner. */
  'owner_dispute_ended',
  'owner_fraud_warning',
] as const
const orderMailKinds = [...buyerMailKinds, ...ownerMailKinds, ...disputeMailKinds] as const
export type BuyerMailKind = (typeof buyerMailKinds)[number]
export type OwnerMailKind = (typeof ownerMailKinds)[number]
export type DisputeMailKind = (typeof disputeMailKinds)[number]
/** The subject of such a mail is an order. */
export type OrderMailKind = (typeof orderMailKinds)[number]

/** To the owner, and to who wrote. */
const contactMailKinds = ['owner_message', 'message_received'] as const
/** The subject of such a mail is a contact message. */
export type ContactMailKind = (typeof contactMailKinds)[number]

/** The occasions on which the site writes to people. The subject of a digest is its day. */
export const mailKinds = [...orderMailKinds, ...contactMailKinds, 'owner_digest'] as const
export type MailKind = (typeof mailKinds)[number]

/** Why a mail was not sent. */
export const dropReasons = [
  /** What it says is no longer so. */
  'untrue',
  /** A later mail of the same kind says it. */
  'said_again',
  /** There is no address to send it to, or its reader is to get none. */
  'no_reader',
] as const
export type DropReason = (typeof dropReasons)[number]

export function isContactMail(kind: MailKind): kind is ContactMailKind {
  return contactMailKinds.some((known) => known === kind)
}

/** Tells a mail that can be sent once more: one to an address that was given up has nothing to say to the new one. */
export function mayGoAgain(kind: MailKind): kind is BuyerMailKind {
  return isBuyerMail(kind) && kind !== 'address_changed'
}

export function isDisputeMail(kind: MailKind): kind is DisputeMailKind {
  return disputeMailKinds.some((known) => known === kind)
}

export function isBuyerMail(kind: MailKind): kind is BuyerMailKind {
  return buyerMailKinds.some((known) => known === kind)
}
