/** What the site writes to people about. */
export const mailKinds = [
  'order_paid',
  'photos_received',
  'delivered',
  'owner_photos',
  'owner_paid_twice',
] as const
export type MailKind = (typeof mailKinds)[number]
