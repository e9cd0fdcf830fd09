import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Edition } from '~/catalog/editions'
import { contactHrefs } from '~/catalog/navigation'
import type { ContactSource } from '~/core/schemas/contactSources'

type NoticeText = { title: MessageDescriptor; text: MessageDescriptor }

export const contactSuccess: Record<ContactSource, NoticeText> = {
  /** R-ERR-02. */
  'us-home': {
    title: msg({ message: 'Message sent successfully!', comment: 'fixed by the specification' }),
    text: msg({
      message: "We'll get back to you as soon as possible.",
      comment: 'fixed by the specification',
    }),
  },
  /** R-ERR-04. */
  'br-home': {
    title: msg({ message: 'Message sent!', comment: 'fixed by the specification' }),
    text: msg({
      message: 'Thank you for your message. We will be in touch soon.',
      comment: 'fixed by the specification',
    }),
  },
  /** R-ERR-03. */
  landing: {
    title: msg({ message: 'Message sent!', comment: 'fixed by the specification' }),
    text: msg({
      message: "We'll get back to you within 24 hours.",
      comment: 'fixed by the specification',
    }),
  },
}

/** R-ERR-05. */
export const contactFailure: NoticeText = {
  title: msg({ message: 'Message could not be sent', comment: 'fixed by the specification' }),
  text: msg({
    message: 'Please try again or contact us directly by email.',
    comment: 'fixed by the specification',
  }),
}

/** Added to the failure text when the reason is known and an immediate retry would not help. */
export const contactReasons = {
  too_often: msg({
    message: 'Too many messages from your connection. Please wait a minute.',
    comment: 'Contact form',
  }),
  too_large: msg({
    message: 'Your message is too long for this form. Please shorten it or send it by email.',
    comment: 'Contact form',
  }),
} satisfies Record<string, MessageDescriptor>

/** R-ERR-19. */
export const sending = msg({ message: 'Sending...', comment: 'fixed by the specification' })

export const sendLabel = msg({ message: 'Send Message', comment: 'Button of the contact form' })

/** Label of the mailto link with the visitor's message. */
export const sendByMail = msg({
  message: 'Send it by email instead',
  comment: 'Contact form, after a failure',
})

const mailSubject = msg({ message: 'Message from the website', comment: 'Subject of an e-mail' })

/** Encoded characters of the body in a mailto link: many systems cut or refuse links over 2,000 characters in all. */
const maxEncodedBody = 1600

/** Returns a mailto link with message and name, cut to what fits into a link, for a message that cannot be sent. */
export function contactMailto(
  i18n: I18n,
  edition: Edition,
  { name = '', message = '' }: { name?: string | undefined; message?: string | undefined },
): string {
  let body = ''
  for (const character of [message, name].filter(Boolean).join('\r\n\r\n').toWellFormed()) {
    const encoded = encodeURIComponent(character)
    if (body.length + encoded.length > maxEncodedBody) break
    body += encoded
  }
  return `${contactHrefs(edition).mailto}?subject=${encodeURIComponent(i18n._(mailSubject))}&body=${body}`
}
