import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeKind } from '~/schemas/changes'
import type { MailKind } from '~/schemas/mailKinds'

/** `{detail}` is what the change says beside its kind, in words already. */
export const changeTexts: Record<ChangeKind, MessageDescriptor> = {
  created: msg({ message: 'The order was made', comment: 'Desk: history' }),
  pending: msg({ message: 'The payment is on its way', comment: 'Desk: history' }),
  paid: msg({
    message: 'The order waits for photos',
    comment: 'Desk: history; after the payment, or when photos went',
  }),
  photos_received: msg({ message: 'The photos are complete', comment: 'Desk: history' }),
  in_production: msg({ message: 'Production started', comment: 'Desk: history' }),
  delivered: msg({ message: 'Portraits delivered', comment: 'Desk: history' }),
  failed: msg({ message: 'The payment failed', comment: 'Desk: history' }),
  expired: msg({ message: 'The checkout was left', comment: 'Desk: history' }),
  refunded: msg({ message: 'The order is refunded', comment: 'Desk: history' }),
  review: msg({ message: 'The payment does not fit the order', comment: 'Desk: history' }),
  accepted: msg({ message: 'Payment accepted as it is', comment: 'Desk: history' }),
  delivery_undone: msg({ message: 'Delivery taken back', comment: 'Desk: history' }),
  photos_wanted: msg({ message: 'Better photos asked for: {detail}', comment: 'Desk: history' }),
  corrections: msg({ message: 'Corrections asked for: {detail}', comment: 'Desk: history' }),
  photo_removed: msg({
    message: 'Removed: {detail}',
    comment: 'Desk: history; {detail} is "a photo" or "a portrait"',
  }),
  kept: msg({ message: 'Kept on: the waiting time begins anew', comment: 'Desk: history' }),
  refund_sent: msg({ message: 'Refund of {detail} sent', comment: 'Desk: history; {detail} is an amount' }),
  refund_noted: msg({
    message: '{detail} has gone back in all',
    comment: 'Desk: history; {detail} is an amount',
  }),
  refund_failed: msg({
    message: 'A refund of {detail} did not arrive',
    comment: 'Desk: history; {detail} is an amount',
  }),
  refund_undone: msg({
    message: 'No longer refunded: the order is where it was before',
    comment: 'Desk: history; after a refund that failed',
  }),
  refund_settled: msg({
    message: 'Given back in another way: {detail}',
    comment: 'Desk: history; {detail} is an amount whose refund had failed',
  }),
  email_changed: msg({ message: 'Address corrected: {detail}', comment: 'Desk: history' }),
  mail_again: msg({ message: 'Sent again: {detail}', comment: 'Desk: history; {detail} names a mail' }),
  note_written: msg({ message: 'Private note changed', comment: 'Desk: history' }),
  erase_asked: msg({ message: 'Photos are to be erased', comment: 'Desk: history' }),
  erased: msg({ message: 'Photos and portraits erased', comment: 'Desk: history' }),
  answered: msg({ message: 'Answered', comment: 'Desk: history of a message' }),
  reopened: msg({ message: 'Opened again', comment: 'Desk: history of a message' }),
  deleted: msg({ message: 'Deleted', comment: 'Desk: history of a message' }),
}

/** What each mail is called. */
export const mailNames: Record<MailKind, MessageDescriptor> = {
  order_paid: msg({ message: 'Receipt', comment: 'Desk: name of a mail' }),
  photos_reminder: msg({ message: 'Reminder to send photos', comment: 'Desk: name of a mail' }),
  photos_received: msg({ message: 'Photos received', comment: 'Desk: name of a mail' }),
  photos_few: msg({ message: 'More photos would help', comment: 'Desk: name of a mail' }),
  photos_wanted: msg({ message: 'Better photos wanted', comment: 'Desk: name of a mail' }),
  delivered: msg({ message: 'Portraits are ready', comment: 'Desk: name of a mail' }),
  corrections_received: msg({ message: 'Corrections received', comment: 'Desk: name of a mail' }),
  order_refunded: msg({ message: 'Refund', context: 'desk', comment: 'Desk: name of a mail' }),
  refund_failed: msg({ message: 'Refund failed', comment: 'Desk: name of a mail' }),
  order_link: msg({ message: 'Link to the order', comment: 'Desk: name of a mail' }),
  address_changed: msg({ message: 'Address changed, to the old one', comment: 'Desk: name of a mail' }),
  photos_ending: msg({ message: 'Photos will be deleted', comment: 'Desk: name of a mail' }),
  photos_ending_unfinished: msg({
    message: 'Photos will be deleted, order unfinished',
    comment: 'Desk: name of a mail',
  }),
  owner_photos: msg({ message: 'To you: photos arrived', comment: 'Desk: name of a mail to the owner' }),
  owner_paid_twice: msg({ message: 'To you: paid twice', comment: 'Desk: name of a mail to the owner' }),
  owner_mismatch: msg({
    message: 'To you: a payment does not fit',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_unfulfilled: msg({
    message: 'To you: an order stands still',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_corrections: msg({
    message: 'To you: corrections wanted',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_refund_failed: msg({
    message: 'To you: a refund failed',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_message: msg({ message: 'To you: a message', comment: 'Desk: name of a mail to the owner' }),
  message_received: msg({ message: 'We have your message', comment: 'Desk: name of a mail' }),
  owner_digest: msg({ message: 'To you: the day', comment: 'Desk: name of the daily mail to the owner' }),
}
