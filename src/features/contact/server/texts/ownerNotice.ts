import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactEdition, ContactFlag, ContactSource } from '~/core/schemas/contactSources'
import type { ContactContent } from '~/features/contact/schema'

/** Texts of the owner's mail about a message. */
export const ownerNotice = {
  subject: msg({
    message: 'Message from {name}',
    comment: 'Mail to the owner: subject',
  }),
  suspectedSubject: msg({
    message: 'Possible spam: message from {name}',
    comment: 'Mail to the owner: subject',
  }),
  reply: msg({
    message:
      'Your reply to this email goes straight to {name}. Afterward, mark the message as answered at the desk.',
    comment: 'Mail to the owner, below a message; {name} wrote it',
  }),
  answerBy: msg({
    message: 'Answer by {due}',
    context: 'owner',
    comment:
      'Mail to the owner: its first line, the time until which the sender was promised an answer. {due} such as Friday, March 5 at 7:59 AM (Brasilia Standard Time)',
  }),
  answer: msg({
    message: 'Reply by email',
    context: 'owner',
    comment: 'Mail to the owner: button that opens the mail program',
  }),
  openMessage: msg({ message: 'Open the message', comment: 'Mail to the owner: button, or a link below it' }),
  action: msg({ message: 'Open the messages', comment: 'Mail to the owner: button, or a link below it' }),
  received: msg({ message: 'Received', context: 'owner', comment: 'Mail to the owner: label of a time' }),
  reason: msg({ message: 'Suspected because', comment: 'Mail to the owner: label of a reason' }),
  form: msg({
    message: 'Form',
    context: 'owner',
    comment: 'Mail to the owner: label of the page with the form',
  }),
} satisfies Record<string, MessageDescriptor>

/** Labels of the fields, in the order of the mail. A stored field without a label is a type error. */
export const noticeFields: Record<
  Exclude<keyof ContactContent, 'source' | 'edition' | 'message'>,
  MessageDescriptor
> = {
  name: msg({ message: 'Name', context: 'owner', comment: 'Mail to the owner: label' }),
  email: msg({ message: 'Email', context: 'owner', comment: 'Mail to the owner: label' }),
  company: msg({ message: 'Company', context: 'owner', comment: 'Mail to the owner: label' }),
  instagram: msg({ message: 'Instagram', context: 'owner', comment: 'Mail to the owner: label' }),
}

const homePage = msg({ message: 'home page', comment: 'Mail to the owner: where a message was written' })

/** The page of the form. */
export const noticeSources: Record<ContactSource, MessageDescriptor> = {
  'us-home': homePage,
  'br-home': homePage,
  landing: msg({
    message: 'landing page',
    context: 'owner',
    comment: 'Mail to the owner: where a message was written',
  }),
}

/** The language of the form: the landing page has one for each edition. */
export const noticeLanguages: Record<ContactEdition, MessageDescriptor> = {
  us: msg({ message: 'in English', comment: 'Mail to the owner: the language of the form' }),
  br: msg({ message: 'in Portuguese', comment: 'Mail to the owner: the language of the form' }),
}

/** Why a message was flagged. It is stored all the same; the owner decides. */
export const suspicionReasons: Record<ContactFlag, MessageDescriptor> = {
  trap: msg({
    message: 'a field that people don’t see was filled in',
    comment: 'Mail to the owner: why a message may be spam',
  }),
  too_often: msg({
    message: 'many messages came from the same connection within a minute',
    comment: 'Mail to the owner: why a message may be spam',
  }),
  challenge: msg({
    message: 'the bot check wasn’t passed',
    comment: 'Mail to the owner: why a message may be spam. The challenge tells people from programs',
  }),
}
