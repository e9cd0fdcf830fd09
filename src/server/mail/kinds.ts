/** What the site writes to people about. */
export const mailKinds = ['order_paid', 'photos_received', 'owner_photos', 'delivered'] as const
export type MailKind = (typeof mailKinds)[number]
