import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A section of the digest. */
type SectionText = {
  /** In the subject. */
  name: MessageDescriptor
  /** In the subject, when more than `{count}` are possible. */
  nameMore: MessageDescriptor
  title: MessageDescriptor
}

/** Sections of the owner's digest. */
export const digestSections = {
  news: {
    name: msg({
      message: '{count, plural, one {# new} other {# new}}',
      comment: 'Daily digest: part of the subject; how much is new',
    }),
    nameMore: msg({ message: '{count} or more new', comment: 'Daily digest: part of the subject' }),
    title: msg({
      message: 'New since {since}',
      comment: 'Daily digest: heading. {since} is a date with its time',
    }),
  },
  waiting: {
    name: msg({
      message: '{count, plural, one {# waiting} other {# waiting}}',
      comment: 'Daily digest: part of the subject; how much waits for the owner',
    }),
    nameMore: msg({ message: '{count} or more waiting', comment: 'Daily digest: part of the subject' }),
    title: msg({ message: 'Waiting for you', comment: 'Daily digest: heading' }),
  },
  stalled: {
    name: msg({
      message: '{count, plural, one {# stalled} other {# stalled}}',
      comment: 'Daily digest: part of the subject; how many orders do not move',
    }),
    nameMore: msg({ message: '{count} or more stalled', comment: 'Daily digest: part of the subject' }),
    title: msg({
      message: 'Stalled orders',
      comment: 'Daily digest: heading above orders',
    }),
  },
  failed: {
    name: msg({
      message: '{count, plural, one {# failed} other {# failed}}',
      comment: 'Daily digest: part of the subject; how much failed',
    }),
    nameMore: msg({ message: '{count} or more failed', comment: 'Daily digest: part of the subject' }),
    title: msg({ message: 'Failed', comment: 'Daily digest: heading' }),
  },
} satisfies Record<string, SectionText>

type CountText = {
  exact: MessageDescriptor
  /** When there may be more than `{count}`. */
  more: MessageDescriptor
}

/** Lines of the digest. */
export const digestCounts = {
  paid: {
    exact: msg({
      message: '{count, plural, one {# order paid} other {# orders paid}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more orders paid', comment: 'Daily digest' }),
  },
  messages: {
    exact: msg({ message: '{count, plural, one {# message} other {# messages}}', comment: 'Daily digest' }),
    more: msg({ message: '{count} or more messages', comment: 'Daily digest' }),
  },
  suspected: {
    exact: msg({
      message: '{count, plural, one {# message that may be spam} other {# messages that may be spam}}',
      comment: 'Daily digest: messages that may be spam',
    }),
    more: msg({ message: '{count} or more messages that may be spam', comment: 'Daily digest' }),
  },
  delivered: {
    exact: msg({
      message: '{count, plural, one {# order delivered} other {# orders delivered}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more orders delivered', comment: 'Daily digest' }),
  },
  disputes: {
    exact: msg({
      message: '{count, plural, one {# dispute to answer} other {# disputes to answer}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more disputes to answer', comment: 'Daily digest' }),
  },
  refunds: {
    exact: msg({
      message: '{count, plural, one {# refund that failed} other {# refunds that failed}}',
      comment: 'Daily digest: the money is back with the owner, and the buyer waits for it',
    }),
    more: msg({ message: '{count} or more refunds that failed', comment: 'Daily digest' }),
  },
  review: {
    exact: msg({
      message: '{count, plural, one {# payment to check} other {# payments to check}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more payments to check', comment: 'Daily digest' }),
  },
  start: {
    exact: msg({
      message: '{count, plural, one {# order to start} other {# orders to start}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more orders to start', comment: 'Daily digest' }),
  },
  production: {
    exact: msg({
      message: '{count, plural, one {# order in production} other {# orders in production}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more orders in production', comment: 'Daily digest' }),
  },
  answer: {
    exact: msg({
      message: '{count, plural, one {# message to answer} other {# messages to answer}}',
      context: 'owner',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more messages to answer', comment: 'Daily digest' }),
  },
  mails: {
    exact: msg({
      message: '{count, plural, one {# email that can’t be sent} other {# emails that can’t be sent}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more emails that can’t be sent', comment: 'Daily digest' }),
  },
  object_without_row: {
    exact: msg({
      message:
        '{count, plural, one {# file that belongs to no order} other {# files that belong to no order}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more files that belong to no order', comment: 'Daily digest' }),
  },
  row_without_object: {
    exact: msg({
      message:
        '{count, plural, one {# photo whose file is missing} other {# photos whose files are missing}}',
      comment: 'Daily digest',
    }),
    more: msg({ message: '{count} or more photos whose files are missing', comment: 'Daily digest' }),
  },
} satisfies Record<string, CountText>

/** An order that does not move. */
export const stalledOrder = msg({
  message: '{status} since {since}',
  context: 'owner',
  comment: 'Daily digest: state of an order and a date: in production since March 1, 2027',
})

export const digestAction = msg({ message: 'Open the desk', comment: 'Daily digest: button' })
