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
    text: msg`According to your browser, the request didn’t come from our site. Nothing was charged. Please go back and choose again.`,
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

/** Responses to a request for a lost order link. */
export const linkNotices = {
  link_sent: {
    title: msg`Check your inbox`,
    text: msg`If this address was used for an order in the last 120 days, the link is on its way. Nothing there in a few minutes? Check your spam folder, or try another address.`,
  },
  foreign_origin: {
    title: msg`Nothing was sent`,
    text: msg`According to your browser, the request didn’t come from our site. Please write to us instead.`,
  },
}

/** Response to a withdrawal of the consent that did not come from the order's page. */
export const withdrawalNotices = {
  foreign_origin: {
    title: msg`Your consent wasn’t withdrawn`,
    text: msg`According to your browser, the request didn’t come from our site. Please open your order page again, or write to us.`,
  },
}

/** The page of portraits that a buyer shows to others, and what it says when its link opens nothing. */
export const shareTexts = {
  title: msg({
    message: '{count, plural, one {# portrait} other {# portraits}}',
    comment: 'Headline of a page with portraits that somebody was sent a link to',
  }),
  lead: msg({
    message: 'Shared with you until {date}.',
    comment: 'Below the headline; {date} is “December 3, 2026”',
  }),
  portrait: msg({
    message: 'Portrait {place} of {count}',
    comment: 'Describes a picture for screen readers',
  }),
  scene: msg({
    message: 'Portrait {place} of {count}: {scene}',
    comment: 'Describes a picture for screen readers; {scene} is “Paris”',
  }),
  enlarge: msg({
    message: 'Enlarge: {portrait}',
    comment: 'Link on a picture, for screen readers; {portrait} is “Portrait 1 of 3: Paris”',
  }),
  previous: msg({ message: 'Previous portrait', comment: 'Link beside an enlarged portrait' }),
  next: msg({ message: 'Next portrait', comment: 'Link beside an enlarged portrait' }),
  close: msg({ message: 'Close', comment: 'Link that closes an enlarged portrait' }),
  download: msg({ message: 'Download', comment: 'Below a shared portrait' }),
  downloadAll: msg({
    message: '{count, plural, one {Download it ({size})} other {Download all # ({size})}}',
    comment: 'Button of a page with shared portraits; {size} is “2.1 MB”',
  }),
  made: msg({ message: 'Made by {brand}', comment: 'Link to our home page below shared portraits' }),
  unknown: {
    title: msg`This link doesn’t work`,
    text: msg`It may be incomplete. Please copy it again from the message you got it in, or ask for a new one.`,
  },
  ended: {
    title: msg`These portraits are no longer shared`,
    text: msg`This link has expired or was turned off. Please ask the person who sent it to you for a new one.`,
  },
}

/** Shown in an order's page whose scripts could not be fetched. */
export const lostPageTexts = {
  lost: msg`This page didn’t load completely, so its buttons don’t respond yet.`,
  reload: msg({ message: 'Load it again', comment: 'Link after “This page didn’t load completely”' }),
}

export const noticeActions = {
  home: msg({ message: 'Go to our home page', comment: 'Link below a message' }),
  back: msg`Go back`,
  contact: msg({ message: 'Write to us', comment: 'Link that opens an email' }),
}

/** Texts of the static page for a contact message that was not accepted. */
export const contactNotices = {
  invalid: {
    title: msg`Something is missing`,
    text: msg`Nothing has been sent yet. Please check the marked fields and try again.`,
  },
  too_often: {
    title: msg`One moment, please`,
    text: msg`Too many messages from your connection, so this one wasn’t sent. Your text is still here: please send it again in a minute.`,
  },
  /** R-ERR-05. */
  not_stored: {
    title: msg({ message: 'Message could not be sent', comment: 'fixed by the specification' }),
    text: msg({
      message: 'Please try again or contact us directly by email.',
      comment: 'fixed by the specification',
    }),
  },
  too_large: {
    title: msg`The message is too long`,
    text: msg`It wasn’t sent. Go back in your browser to find your text, then shorten it or send it by email.`,
  },
  foreign_origin: {
    title: msg({ message: 'Message could not be sent', comment: 'fixed by the specification' }),
    text: msg`According to your browser, it didn’t come from our site. Please use our contact form or email.`,
  },
}

export const fieldErrors = {
  empty: msg({ message: 'Please fill in this field.', comment: 'Under a field of a form' }),
  email: msg({ message: 'Please check this email address.', comment: 'Under a field of a form' }),
}
