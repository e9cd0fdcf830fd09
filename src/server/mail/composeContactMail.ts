import { ownerMails, suspicionReasons } from '~/content/mail'
import { oneLine } from '~/schemas/fields'
import { site } from '~/site'
import type { contacts } from '../db/schema'
import type { Mail } from '../gateways/mail'
import { fill } from './fill'
import { replyTo } from './replyTo'

/** Characters of a name that a subject shows; the mail itself has all of it. */
const subjectName = 80

/** The owner's notice of a message. What a stranger wrote comes last, so that no line of it passes for ours. */
export function composeContactMail(contact: typeof contacts.$inferSelect): Mail {
  const { name, email, company, instagram, source, edition, message, flagged, createdAt } = contact
  const values = {
    name: oneLine(name),
    email: oneLine(email),
    company: oneLine(company ?? '–'),
    instagram: oneLine(instagram ?? '–'),
    source,
    edition,
    received: createdAt.toISOString(),
    suspected: flagged ? 'Suspected spam: ' : '',
    reason: flagged ? `\nSuspected because ${suspicionReasons[flagged]}.` : '',
    message,
  }
  const { subject, text } = ownerMails.owner_message
  return {
    to: site.ownerInbox,
    from: site.sender,
    ...replyTo(email),
    subject: fill(subject, { ...values, name: shorten(values.name) }),
    text: fill(text, values),
  }
}

function shorten(name: string): string {
  const characters = [...name]
  return characters.length <= subjectName ? name : `${characters.slice(0, subjectName).join('')}…`
}
