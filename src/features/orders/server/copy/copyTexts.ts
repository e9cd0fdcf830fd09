import { msg } from '@lingui/core/macro'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import type { Verdict } from '~/core/schemas/verdict'

/** The readable part of the copy of a buyer's data. */
export const copyTexts = {
  title: msg({ message: 'Your data at {brand}', comment: 'Copy of a buyer’s data: title' }),
  intro: msg({
    message:
      'This is a copy of your data: your order, the messages between us, the emails we sent you, and your photos and portraits. The file data.json next to this one has the same data in a format that programs can read. Email addresses are partly hidden, because anyone with the link to your order can open this copy.',
    comment: 'Copy of a buyer’s data',
  }),
  order: msg({ message: 'Your order', comment: 'Copy of a buyer’s data: heading' }),
  number: msg({ message: 'Order number', comment: 'Copy of a buyer’s data: label' }),
  plan: msg({ message: 'Package', comment: 'Copy of a buyer’s data: label' }),
  price: msg({ message: 'Price', comment: 'Copy of a buyer’s data: label' }),
  refunded: msg({ message: 'Amount refunded', comment: 'Copy of a buyer’s data: label' }),
  reference: msg({ message: 'Payment reference', comment: 'Copy of a buyer’s data: label' }),
  ordered: msg({ message: 'Ordered', comment: 'Copy of a buyer’s data: label' }),
  paid: msg({ message: 'Paid', comment: 'Copy of a buyer’s data: label' }),
  started: msg({ message: 'Production started', comment: 'Copy of a buyer’s data: label' }),
  photosUntil: msg({ message: 'Photos are kept until', comment: 'Copy of a buyer’s data: label' }),
  portraitsUntil: msg({ message: 'Portraits are kept until', comment: 'Copy of a buyer’s data: label' }),
  person: msg({ message: 'You', comment: 'Copy of a buyer’s data: heading' }),
  name: msg({ message: 'Name', comment: 'Copy of a buyer’s data: label' }),
  emails: msg({ message: 'Email addresses', comment: 'Copy of a buyer’s data: label' }),
  consent: msg({ message: 'Your consent', comment: 'Copy of a buyer’s data: heading' }),
  agreed: msg({ message: 'Given', comment: 'Copy of a buyer’s data: when a consent was given' }),
  withdrawn: msg({ message: 'Withdrawn', comment: 'Copy of a buyer’s data: when a consent was withdrawn' }),
  version: msg({ message: 'Version of the text', comment: 'Copy of a buyer’s data: label' }),
  remarks: msg({ message: 'Messages between us', comment: 'Copy of a buyer’s data: heading' }),
  fromBuyer: msg({ message: 'You', comment: 'Copy of a buyer’s data: who wrote something' }),
  fromStudio: msg({ message: 'Our studio', comment: 'Copy of a buyer’s data: who wrote something' }),
  mails: msg({ message: 'Emails we sent you', comment: 'Copy of a buyer’s data: heading' }),
  links: msg({ message: 'Links to your portraits', comment: 'Copy of a buyer’s data: heading' }),
  files: msg({ message: 'Photos and portraits', comment: 'Copy of a buyer’s data: heading' }),
  none: msg({ message: 'None', comment: 'Copy of a buyer’s data: nothing of this kind' }),
}

/** What the buyer said of a portrait, behind its name. */
export const verdictTexts: Record<Verdict, ReturnType<typeof msg>> = {
  me: msg({ message: 'looks like me', comment: 'Copy of a buyer’s data: the buyer’s verdict on a portrait' }),
  almost: msg({
    message: 'almost looks like me',
    comment: 'Copy of a buyer’s data: the buyer’s verdict on a portrait',
  }),
  not_me: msg({
    message: 'doesn’t look like me',
    comment: 'Copy of a buyer’s data: the buyer’s verdict on a portrait',
  }),
}

/** Names of the mails in that part. */
export const mailTitles: Record<BuyerMailKind, ReturnType<typeof msg>> = {
  order_paid: msg({ message: 'Receipt', comment: 'Name of a mail' }),
  photos_reminder: msg({ message: 'Reminder to send photos', comment: 'Name of a mail' }),
  photos_received: msg({ message: 'Photos received', comment: 'Name of a mail' }),
  photos_few: msg({ message: 'More photos would help', comment: 'Name of a mail' }),
  photos_wanted: msg({ message: 'Request for new photos', comment: 'Name of a mail' }),
  delivered: msg({ message: 'Portraits are ready', comment: 'Name of a mail' }),
  corrections_received: msg({ message: 'Corrections received', comment: 'Name of a mail' }),
  order_refunded: msg({ message: 'Refund sent', comment: 'Name of a mail' }),
  refund_failed: msg({ message: 'A refund didn’t arrive', comment: 'Name of a mail' }),
  order_link: msg({ message: 'Link to the order', comment: 'Name of a mail' }),
  address_changed: msg({ message: 'Address changed', comment: 'Name of a mail' }),
  photos_ending: msg({ message: 'Notice of deletion', comment: 'Name of a mail' }),
  photos_ending_unfinished: msg({ message: 'Notice of deletion', comment: 'Name of a mail' }),
  photos_erased: msg({ message: 'Proof of deletion', comment: 'Name of a mail' }),
  consent_withdrawn: msg({ message: 'Consent withdrawn', comment: 'Name of a mail' }),
}
