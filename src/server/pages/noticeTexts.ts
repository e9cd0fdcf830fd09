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
    title: msg`The payment page could not be opened`,
    text: msg({
      message: 'Payment failed: {message}. Please try again.',
      comment: 'fixed by the specification',
    }),
  },
  unknown_choice: {
    title: msg`We do not know this package`,
    text: msg`What was chosen is not among the packages that we sell now. No payment was started, and nothing was charged. Please go back and choose one of them.`,
  },
  not_started: {
    title: msg`The payment could not be started`,
    text: msg`Something on our side did not answer. Nothing was charged. Please try again in a minute.`,
  },
  foreign_origin: {
    title: msg`The payment was not started`,
    text: msg`The request did not come from a page of ours, as far as your browser says. Nothing was charged. Please go back and choose again.`,
  },
  too_long: {
    title: msg`One field is too long`,
    text: msg`Your name and your email address can have 500 characters each. Nothing was charged. Go back in your browser to shorten what you typed.`,
  },
  fill_in_fields: {
    title: msg`Something is missing`,
    text: msg({ message: 'Please fill in all fields', comment: 'fixed by the specification' }),
  },
  check_email: {
    title: msg`One field needs a second look`,
    text: msg`Please check your email address: it does not look complete. Go back in your browser to find what you typed.`,
  },
  too_often: {
    title: msg`One moment, please`,
    text: msg`There were many tries from your connection just now. Please try again in a minute.`,
  },
}

/** Responses to a request for a lost order link. */
export const linkNotices = {
  link_sent: {
    title: msg`Look into your inbox`,
    text: msg`If somebody ordered with this address in the last 120 days, the link is on its way to it now. Nothing there in a few minutes? Look among unwanted mail, or try another address of yours.`,
  },
  foreign_origin: {
    title: msg`Nothing was sent`,
    text: msg`The request did not come from a page of ours, as far as your browser says. Please write to us instead.`,
  },
}

/** Response to a withdrawal of the consent that did not come from the order's page. */
export const withdrawalNotices = {
  foreign_origin: {
    title: msg`Your consent was not withdrawn`,
    text: msg`The request did not come from a page of ours, as far as your browser says. Please open the page of your order again, or write to us.`,
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
  download: msg({ message: 'Download', comment: 'Below a shared portrait' }),
  downloadAll: msg({
    message: '{count, plural, one {Download it} other {Download all #}}',
    comment: 'Button of a page with shared portraits',
  }),
  made: msg({ message: 'Made by {brand}', comment: 'Link to our home page below shared portraits' }),
  unknown: {
    title: msg`This link opens nothing`,
    text: msg`It may be incomplete. Please copy it again from the message in which you got it, or ask for a new one.`,
  },
  ended: {
    title: msg`These portraits are no longer shared`,
    text: msg`The time of this link is over, or it was closed. Please ask the person who sent it to you.`,
  },
}

export const noticeActions = {
  home: msg({ message: 'To our home page', comment: 'Link below a message' }),
  back: msg`Go back`,
  contact: msg({ message: 'Write to us', comment: 'Link that opens an email' }),
}

/** Texts of the static page for a contact message that was not accepted. */
export const contactNotices = {
  invalid: {
    title: msg`Something is missing`,
    text: msg`Nothing was sent yet. Please look at the marked fields and send again.`,
  },
  too_often: {
    title: msg`One moment, please`,
    text: msg`Many messages came from your connection just now, so this one was not sent. Your text is still here: please send it again in a minute.`,
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
    text: msg`It was not sent. Go back in your browser to find your text, then shorten it or send it by email.`,
  },
  foreign_origin: {
    title: msg({ message: 'Message could not be sent', comment: 'fixed by the specification' }),
    text: msg`It did not come from a page of ours, as far as your browser says. Please write from our contact form or by email.`,
  },
}

export const fieldErrors = {
  empty: msg({ message: 'Please fill in this field.', comment: 'Under a field of a form' }),
  email: msg({ message: 'Please check this email address.', comment: 'Under a field of a form' }),
}
