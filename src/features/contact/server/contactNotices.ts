import { msg } from '@lingui/core/macro'

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
    text: msg`It doesn’t seem to have come from our site. Please use our contact form or email.`,
  },
}

export const fieldErrors = {
  empty: msg({ message: 'Please fill in this field.', comment: 'Under a field of a form' }),
  email: msg({ message: 'Please check this email address.', comment: 'Under a field of a form' }),
}
