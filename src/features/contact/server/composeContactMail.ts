import { editions } from '~/catalog/editions'
import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { ContactMailKind } from '~/core/schemas/mailKinds'
import { ownerMessage, suspicionReasons } from '~/features/contact/ownerTexts'
import type { Config } from '~/server/config'
import type { contacts } from '~/server/db/schema'
import { letter, messageReceived } from '~/server/mail/content/mail'
import { deskUrl } from '~/server/mail/deskUrl'
import { fill } from '~/server/mail/fill'
import type { Mail } from '~/server/mail/mailer'
import { readableName } from '~/server/mail/readableName'
import { replyTo } from '~/server/mail/replyTo'
import { shorten } from '~/server/mail/shorten'
import { writeLetter } from '~/server/mail/writeLetter'
import { translator } from '~/server/translate'

type Contact = typeof contacts.$inferSelect

/** Characters of a name that a subject shows; the mail itself has all of it. */
const subjectName = 80

/** Characters of a message that its writer gets back. */
const quoted = 2000

/** Writes a mail about a message: to the owner, or to who wrote it; `undefined` when nobody is to get one. */
export function composeContactMail(
  config: Config,
  kind: ContactMailKind,
  contact: Contact,
): Mail | undefined {
  if (kind === 'owner_message') return ownerNotice(config, contact)
  // Whoever is suspected may have typed somebody else's address.
  return site.confirmsMessages && !contact.flagged ? confirmation(contact) : undefined
}

/** The owner's notice of a message. What a stranger wrote is quoted, so that no line of it passes for ours. */
function ownerNotice(config: Config, contact: Contact): Mail {
  const { name, email, company, instagram, source, edition, message, flagged, createdAt } = contact
  const { subject, suspected, action, facts } = ownerMessage
  return writeLetter(
    {
      locale: sourceLocale,
      brand: site.brand,
      subject: fill(subject, {
        source,
        suspected: flagged ? suspected : '',
        name: shorten(cleanLine(name), subjectName),
      }),
      blocks: [{ quote: message }],
      action: { label: action, href: deskUrl(config, '/messages') },
      facts: [
        ...(flagged ? [[facts.reason, suspicionReasons[flagged]] as const] : []),
        [facts.name, cleanLine(name)],
        [facts.email, cleanLine(email)],
        [facts.company, cleanLine(company ?? '–')],
        [facts.instagram, cleanLine(instagram ?? '–')],
        [facts.form, `${source}, ${edition}`],
        [facts.received, `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ],
    },
    { to: site.ownerInbox, ...replyTo(email) },
  )
}

/** “We have your message”, with nothing that invites anywhere: its address may be somebody else's. */
function confirmation({ name, email, edition, message }: Contact): Mail {
  const { locale } = editions[edition]
  const i18n = translator(locale)
  const contact = site.contact[edition].email
  const values = { name: readableName(name), contact, brand: site.brand }
  const say = ({ id }: { id: string }) => i18n._(id, values)
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: say(messageReceived.subject),
      greeting: say(values.name ? letter.greeting : letter.greetingNobody),
      blocks: messageReceived.blocks.map((block) =>
        typeof block === 'string' ? { quote: shorten(message, quoted) } : say(block),
      ),
      facts: [],
      ask: say(letter.ask),
      signature: say(letter.signature),
    },
    { to: email, replyTo: contact },
  )
}
