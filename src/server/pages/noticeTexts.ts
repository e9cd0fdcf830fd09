import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The static pages that the server renders when no page of the site can be shown. */
export type NoticeKind =
  | 'payment_failed'
  | 'unknown_choice'
  | 'not_started'
  | 'foreign_origin'
  | 'fill_in_fields'
  | 'too_long'
  | 'check_email'
  | 'too_often'

type Notice = { title: MessageDescriptor; text: MessageDescriptor }

export const notices: Record<NoticeKind, Notice> = {
  payment_failed: {
    title: msg`The payment page couldn’t be opened`,
    text: msg({
      message: 'Payment failed: {message}. Please try again.',
      comment: 'fixed by the specification',
    }),
  },
  unknown_choice: {
    title: msg`This package isn’t available`,
    text: msg`It isn’t one of the packages we currently sell. No payment was started, and nothing was charged. Please go back and choose another one.`,
  },
  not_started: {
    title: msg`The payment couldn’t be started`,
    text: msg`Something on our side didn’t respond. Nothing was charged. Please try again in a minute.`,
  },
  foreign_origin: {
    title: msg`The payment wasn’t started`,
    text: msg`The request doesn’t seem to have come from our site. Nothing was charged. Please go back and choose again.`,
  },
  too_long: {
    title: msg`One field is too long`,
    text: msg`Your name and email address can each have up to 500 characters. Nothing was charged. Go back in your browser to shorten what you typed.`,
  },
  fill_in_fields: {
    title: msg`Something is missing`,
    text: msg({ message: 'Please fill in all fields', comment: 'fixed by the specification' }),
  },
  check_email: {
    title: msg`One field needs a second look`,
    text: msg`Please check your email address: it doesn’t look complete. Go back in your browser to find what you typed.`,
  },
  too_often: {
    title: msg`One moment, please`,
    text: msg`Too many attempts from your connection. Please try again in a minute.`,
  },
}

export const noticeActions = {
  home: msg({ message: 'Go to our home page', comment: 'Link below a message' }),
  back: msg`Go back`,
  contact: msg({ message: 'Write to us', comment: 'Link that opens an email' }),
}
