import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { answerBy } from '~/core/answerBy'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { ContactMailKind } from '~/core/schemas/mailKinds'
import {
  noticeFields,
  noticeLanguages,
  noticeSources,
  ownerNotice,
  suspicionReasons,
} from '~/features/contact/server/texts/ownerNotice'
import type { Config } from '~/server/config'
import type { contacts } from '~/server/db/schema'
import { addMore, letter, messageReceived, notYours } from '~/server/mail/content/mail'
import { deskUrl } from '~/server/mail/deskUrl'
import { firstName } from '~/server/mail/firstName'
import type { Mail } from '~/server/mail/mailer'
import { ownerDeadline, ownerMoment } from '~/server/mail/ownerMoment'
import { readableName } from '~/server/mail/readableName'
import { attemptsWithReplyTo, replyTo } from '~/server/mail/replyTo'
import { shorten } from '~/server/mail/shorten'
import { writeLetter } from '~/server/mail/writeLetter'
import { translateInto, translator } from '~/server/translate'

type Contact = typeof contacts.$inferSelect

/** Characters of a name shown in the subject; the mail itself has the whole name. */
const maxSubjectName = 80

/** Characters of a message that its confirmation quotes. */
const maxQuoteLength = 2000

/**
 * Composes a mail about a message, to the owner or to its writer; `undefined` if none should be sent.
 * @param attempts so far to send it
 */
export function composeContactMail(
  config: Config,
  kind: ContactMailKind,
  contact: Contact,
  attempts = 0,
): Mail | undefined {
  return composers[kind](config, contact, attempts)
}

type Composer = (config: Config, contact: Contact, attempts: number) => Mail | undefined

const composers: Record<ContactMailKind, Composer> = {
  owner_message: notice,
  // A suspected spammer may have entered someone else's address. After an answer, a promise to read comes too late.
  message_received: (_, contact) =>
    site.confirmsMessages && !contact.flagged && !contact.answeredAt ? confirmation(contact) : undefined,
}

/** The owner's notice of a message. The message is quoted, so that none of its lines can pass for ours. */
function notice(config: Config, contact: Contact, attempts: number): Mail {
  const { id, name, email, source, edition, message, flagged, createdAt } = contact
  const locale = site.ownerLanguage
  const translate = translateInto(locale)
  const values = { name: shorten(cleanLine(name), maxSubjectName) }
  const reply = attempts < attemptsWithReplyTo ? replyTo(email) : {}
  const due = ownerDeadline(new Date(answerBy(createdAt.getTime())), locale)
  // A suspected message is on another list.
  const desk = flagged
    ? { label: translate(ownerNotice.action), href: deskUrl(config, '/messages') }
    : { label: translate(ownerNotice.openMessage), href: deskUrl(config, `/messages#${id}`) }
  // Whether a suspected message needs an answer at all is for the owner to decide.
  const answer =
    !flagged && reply.replyTo
      ? { label: translate(ownerNotice.answer), href: replyHref(reply.replyTo) }
      : undefined
  const fieldNames = Object.keys(noticeFields) as (keyof typeof noticeFields)[]
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: translate(flagged ? ownerNotice.suspectedSubject : ownerNotice.subject, values),
      deadline: flagged ? undefined : translate(ownerNotice.answerBy, { due }),
      blocks: [{ quote: message }, ...(reply.replyTo ? [translate(ownerNotice.reply, values)] : [])],
      action: answer ?? desk,
      link: answer && desk,
      facts: [
        ...(flagged ? [[translate(ownerNotice.reason), translate(suspicionReasons[flagged])] as const] : []),
        ...fieldNames.flatMap((field) => {
          const value = cleanLine(contact[field] ?? '')
          return value ? [[translate(noticeFields[field]), value] as const] : []
        }),
        [
          translate(ownerNotice.form),
          `${translate(noticeSources[source])}, ${translate(noticeLanguages[edition])}`,
        ],
        [translate(ownerNotice.received), ownerMoment(createdAt, locale)],
      ],
    },
    { to: site.ownerInbox, ...reply },
  )
}

/** @param email an address that every mail client can reply to */
const replyHref = (email: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${site.brand}`)}`

/** The writer's confirmation, without a call to action: the address may be someone else's. */
function confirmation({ name, email, edition, message }: Contact): Mail {
  const { locale } = editions[edition]
  const i18n = translator(locale)
  const contact = site.contact[edition].email
  const values = { name: firstName(readableName(name)), contact, brand: site.brand }
  const translate = ({ id }: { id: string }) => i18n._(id, values)
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: translate(messageReceived.subject),
      greeting: translate(values.name ? letter.greeting : letter.greetingNobody),
      blocks: messageReceived.blocks.map((block) =>
        typeof block === 'string' ? { quote: shorten(message, maxQuoteLength) } : translate(block),
      ),
      facts: [],
      signature: translate(letter.signature),
      notes: [translate(addMore), translate(notYours)],
    },
    { to: email, replyTo: contact },
  )
}
