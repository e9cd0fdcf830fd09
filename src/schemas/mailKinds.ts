const buyerMailKinds = [
  'order_paid',
  'photos_received',
  'delivered',
  'photos_ending',
  'photos_ending_unfinished',
] as const
const ownerMailKinds = ['owner_photos', 'owner_paid_twice', 'owner_mismatch', 'owner_unfulfilled'] as const
const orderMailKinds = [...buyerMailKinds, ...ownerMailKinds] as const
export type BuyerMailKind = (typeof buyerMailKinds)[number]
export type OwnerMailKind = (typeof ownerMailKinds)[number]
/** The subject of such a mail is an order. */
type OrderMailKind = (typeof orderMailKinds)[number]

const contactMailKinds = ['owner_message'] as const
/** The subject of such a mail is a contact message. */
type ContactMailKind = (typeof contactMailKinds)[number]

/** The occasions on which the site writes to people. */
export const mailKinds = [...orderMailKinds, ...contactMailKinds] as const
export type MailKind = OrderMailKind | ContactMailKind

export function isContactMail(kind: MailKind): kind is ContactMailKind {
  return contactMailKinds.some((known) => known === kind)
}

export function isOwnerMail(kind: OrderMailKind): kind is OwnerMailKind {
  return ownerMailKinds.some((known) => known === kind)
}
