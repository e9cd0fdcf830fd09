import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeKind } from '~/core/schemas/changes'
import type { DropReason, MailKind } from '~/core/schemas/mailKinds'
import type { DeskEvent } from '~/features/desk/schema'

/** `{detail}` is the detail of the change, already translated by `useChangeDetail`. */
export const changeTexts: Record<ChangeKind, MessageDescriptor> = {
  created: msg({ message: 'The order was created', comment: 'Desk: history' }),
  pending: msg({ message: 'The payment is processing', comment: 'Desk: history' }),
  paid: msg({
    message: 'The order is waiting for photos',
    comment: 'Desk: history; when photos went, or others were asked for',
  }),
  photos_received: msg({ message: 'Photos received', comment: 'Desk: history' }),
  in_production: msg({ message: 'Production started', comment: 'Desk: history' }),
  delivered: msg({ message: 'Portraits delivered', comment: 'Desk: history' }),
  failed: msg({ message: 'The payment failed', comment: 'Desk: history' }),
  expired: msg({ message: 'The checkout was abandoned', comment: 'Desk: history' }),
  refunded: msg({ message: 'The order was refunded', comment: 'Desk: history' }),
  review: msg({ message: 'The payment doesn’t match the order', comment: 'Desk: history' }),
  emptied: msg({
    message: 'The order is on hold: nothing is left to make portraits from',
    comment: 'Desk: history',
  }),
  accepted: msg({ message: 'Payment accepted as it is', comment: 'Desk: history' }),
  paid_twice: msg({
    message: 'Paid a second time: {detail}',
    comment: 'Desk: history; {detail} names the payment, such as "PayPal 8AB12345CD678901E"',
  }),
  order_reopened: msg({ message: 'Reopened for photos', comment: 'Desk: history of an order' }),
  delivery_undone: msg({ message: 'Delivery undone', comment: 'Desk: history' }),
  photos_wanted: msg({ message: 'New photos asked for: {detail}', comment: 'Desk: history' }),
  corrections: msg({ message: 'Corrections asked for: {detail}', comment: 'Desk: history' }),
  photo_removed: msg({
    message: 'Removed: {detail}',
    comment: 'Desk: history; {detail} is "a photo", or a portrait by its name',
  }),
  portrait_superseded: msg({
    message: 'Left out of the next delivery: {detail}',
    comment: 'Desk: history; {detail} names a portrait',
  }),
  portrait_restored: msg({
    message: 'Put back into the next delivery: {detail}',
    comment: 'Desk: history; {detail} names a portrait',
  }),
  kept: msg({ message: 'Kept open: the waiting time starts over', comment: 'Desk: history' }),
  refund_sent: msg({ message: 'Refund of {detail} sent', comment: 'Desk: history; {detail} is an amount' }),
  refund_noted: msg({
    message: '{detail} refunded in total',
    comment: 'Desk: history; {detail} is an amount',
  }),
  refund_failed: msg({
    message: 'A refund of {detail} didn’t arrive',
    comment: 'Desk: history; {detail} is an amount',
  }),
  refund_undone: msg({
    message: 'No longer refunded: the order is where it was before',
    comment: 'Desk: history; after a refund that failed',
  }),
  refund_settled: msg({
    message: 'Refunded another way: {detail}',
    comment: 'Desk: history; {detail} is an amount whose refund had failed',
  }),
  dispute_opened: msg({
    message: 'The payment is disputed: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received, answer by March 5"',
  }),
  dispute_due: msg({
    message: 'An answer to the dispute is due: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received, answer by March 5"',
  }),
  dispute_answered: msg({
    message: 'The dispute was answered and awaits a decision: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received"',
  }),
  dispute_won: msg({
    message: 'The dispute was decided in your favor: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received"',
  }),
  dispute_lost: msg({
    message: 'The dispute was decided in the buyer’s favor: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received"',
  }),
  dispute_closed: msg({
    message: 'The dispute ended without a decision: {detail}',
    comment: 'Desk: history; {detail} is "Dispute, $399, not received"',
  }),
  fraud_warning: msg({
    message: 'A bank warns that the payment may be fraud: {detail}',
    comment: 'Desk: history; {detail} is "Fraud warning, $399"',
  }),
  fraud_warning_closed: msg({
    message: 'The fraud warning is over: {detail}',
    comment: 'Desk: history; {detail} is "Fraud warning, $399"',
  }),
  dispute_taken: msg({
    message: 'Taken from your account by a dispute: {detail}',
    comment: 'Desk: history; {detail} is an amount',
  }),
  dispute_returned: msg({
    message: 'Disputed money returned; {detail} is still held',
    comment: 'Desk: history; {detail} is an amount, such as $0',
  }),
  consented: msg({
    message: 'Agreed to the use of their photos: {detail}',
    comment: 'Desk: history; the buyer did. {detail} is the day of the text and its language',
  }),
  consent_withdrawn: msg({
    message: 'Withdrew consent: everything must be deleted, and nothing may be made from it',
    comment: 'Desk: history; the buyer did',
  }),
  shared: msg({ message: 'Created a link to portraits for others', comment: 'Desk: history; the buyer did' }),
  share_withdrawn: msg({
    message: 'Turned off a link to portraits',
    comment: 'Desk: history; the buyer did',
  }),
  email_changed: msg({ message: 'Address corrected: {detail}', comment: 'Desk: history' }),
  mail_again: msg({ message: 'Resend requested: {detail}', comment: 'Desk: history; {detail} names a mail' }),
  note_written: msg({ message: 'Private note changed', comment: 'Desk: history' }),
  erase_asked: msg({ message: 'Deletion of everything requested', comment: 'Desk: history' }),
  erased: msg({
    message: 'Deleted for good: {detail}',
    comment: 'Desk: history; {detail} is "3 photos, 12 portraits"',
  }),
  answered: msg({ message: 'Answered', context: 'desk history', comment: 'Desk: history of a message' }),
  reopened: msg({ message: 'Reopened', comment: 'Desk: history of a message' }),
  deleted: msg({ message: 'Deleted', comment: 'Desk: history of a message' }),
}

/** For the change `paid` when a payment brought it. */
export const paymentConfirmed = msg({ message: 'Payment confirmed', comment: 'Desk: history' })

/** Texts for a delivery, by its outcome. */
export const deliveryTexts: Record<
  NonNullable<Extract<DeskEvent, { change: unknown }>['delivery']>,
  MessageDescriptor
> = {
  seen: changeTexts.delivered,
  pending: msg({
    message: 'Portraits released: the buyer sees them in a few minutes',
    comment: 'Desk: history',
  }),
  called_off: msg({
    message: 'Portraits released, and pulled back before the buyer saw them',
    comment: 'Desk: history',
  }),
}

/** Why a mail was not sent. */
export const dropTexts: Record<DropReason, MessageDescriptor> = {
  untrue: msg({ message: 'not sent: no longer applies', comment: 'Desk: state of a mail' }),
  said_again: msg({ message: 'not sent: a later email covers it', comment: 'Desk: state of a mail' }),
  no_reader: msg({ message: 'not sent: there’s no address for it', comment: 'Desk: state of a mail' }),
}

/** Display name of each mail. */
export const mailNames: Record<MailKind, MessageDescriptor> = {
  order_paid: msg({ message: 'Receipt', comment: 'Desk: name of a mail' }),
  photos_reminder: msg({ message: 'Reminder to send photos', comment: 'Desk: name of a mail' }),
  photos_received: msg({ message: 'Photos received', comment: 'Desk: name of a mail' }),
  photos_few: msg({ message: 'More photos would help', comment: 'Desk: name of a mail' }),
  photos_wanted: msg({ message: 'Request for new photos', comment: 'Desk: name of a mail' }),
  delivered: msg({ message: 'Portraits are ready', comment: 'Desk: name of a mail' }),
  corrections_received: msg({ message: 'Corrections received', comment: 'Desk: name of a mail' }),
  order_refunded: msg({ message: 'Refund', context: 'desk', comment: 'Desk: name of a mail' }),
  refund_failed: msg({ message: 'Refund failed', comment: 'Desk: name of a mail' }),
  order_link: msg({ message: 'Link to the order', comment: 'Desk: name of a mail' }),
  address_changed: msg({
    message: 'Address changed (sent to the old address)',
    comment: 'Desk: name of a mail',
  }),
  photos_ending: msg({ message: 'Photos will be deleted', comment: 'Desk: name of a mail' }),
  photos_ending_unfinished: msg({
    message: 'Photos will be deleted, order unfinished',
    comment: 'Desk: name of a mail',
  }),
  photos_erased: msg({ message: 'Everything deleted', comment: 'Desk: name of a mail' }),
  owner_photos: msg({ message: 'To the team: photos arrived', comment: 'Desk: name of a mail to the owner' }),
  owner_paid_twice: msg({ message: 'To the team: paid twice', comment: 'Desk: name of a mail to the owner' }),
  owner_mismatch: msg({
    message: 'To the team: a payment doesn’t match',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_unfulfilled: msg({
    message: 'To the team: an order has stalled',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_corrections: msg({
    message: 'To the team: corrections wanted',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_refund_failed: msg({
    message: 'To the team: a refund failed',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_erased: msg({
    message: 'To the team: everything was deleted',
    comment: 'Desk: name of a mail to the owner',
  }),
  consent_withdrawn: msg({ message: 'Consent withdrawn', comment: 'Desk: name of a mail' }),
  owner_withdrawn: msg({
    message: 'To the team: consent was withdrawn',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_dispute: msg({
    message: 'To the team: a payment is disputed',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_dispute_lost: msg({
    message: 'To the team: a dispute was lost',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_dispute_ended: msg({
    message: 'To the team: a dispute is over',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_fraud_warning: msg({
    message: 'To the team: a fraud warning',
    comment: 'Desk: name of a mail to the owner',
  }),
  owner_message: msg({ message: 'To the team: a message', comment: 'Desk: name of a mail to the owner' }),
  message_received: msg({ message: 'We have your message', comment: 'Desk: name of a mail' }),
  owner_digest: msg({
    message: 'To the team: daily summary',
    comment: 'Desk: name of the daily mail to the owner',
  }),
}
