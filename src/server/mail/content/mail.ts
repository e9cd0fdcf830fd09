import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'

/** Who buys portraits gets mails. */
export type MailEdition = EditionsWith<'upload'>

/** What stands between the words: what the studio or the reader wrote, or the reasons for other photos. */
type Insert = 'wishes' | 'words'

/**
 * `{plan}` plan, `{amount}` what was paid, `{refunded}` what went back, `{count}` photos or portraits, `{photos}` and
 * `{portraits}` each, `{order}` order number, `{until}` and `{erased}` a day such as March 5, 2027, `{failed}`
 * what was to go back and did not arrive.
 */
export type MailText = {
  subject: MessageDescriptor
  blocks: readonly (MessageDescriptor | Insert)[]
  /** What the one button says. It leads to the page where the order is. */
  action?: MessageDescriptor
}

/** What a mail depends on beside its kind. */
export type MailMatter = {
  edition: MailEdition
  /** All of the money went back. */
  refundedWhole: boolean
  /** The order is paid for, and its portraits are still to be made. */
  goesOn: boolean
  /** The next step is the buyer's. */
  waitsForPhotos: boolean
  /** Photos can be added and taken back. */
  takesPhotos: boolean
  hasPhotos: boolean
  hasPortraits: boolean
  isDelivered: boolean
  /** The buyer has seen portraits, whatever has become of the order since. */
  wasDelivered: boolean
  /** Everything was deleted before the order came to its end. */
  isEmptied: boolean
  /** The buyer asked for corrections. */
  askedCorrections: boolean
  /** New portraits were made since. */
  corrected: boolean
  /** No other reminder follows. */
  lastReminder: boolean
  /** The studio named reasons for wanting other photos. */
  hasWishes: boolean
  /** The studio has asked for other photos than those that it had, and not only opened the upload again. */
  wantsOthers: boolean
  /** Somebody wrote words to be quoted. */
  hasWords: boolean
  /** What was deleted. */
  erased: { photos: boolean; portraits: boolean }
  /** It was deleted through the link of the order, by the buyer or another holder of it; else by the studio. */
  erasedByBuyer: boolean
}

/** What every mail says around its own words. */
export const letter = {
  greeting: msg({ message: 'Hello {name},', comment: 'Mail. {name} is the buyer' }),
  /** To a buyer whose name nobody knows. */
  greetingNobody: msg({ message: 'Hello,', comment: 'Mail, when the name is not known' }),
  order: msg({ message: 'Order', comment: 'Mail: label in front of the order number' }),
  product: msg({ message: 'Product', comment: 'Mail: label in front of what was ordered' }),
  plan: msg({ message: 'Plan', comment: 'Mail: label in front of the name of the plan' }),
  amount: msg({ message: 'Amount', comment: 'Mail: label in front of what was paid, such as $399' }),
  refunded: msg({ message: 'Returned', comment: 'Mail: label in front of the money that went back' }),
  date: msg({ message: 'Date', comment: 'Mail: label in front of the day of the order' }),
  ask: msg({ message: 'Questions? Answer this email, or write to {contact}.', comment: 'Mail' }),
  signature: msg({ message: 'The team at {brand}', comment: 'End of a mail' }),
} satisfies Record<string, MessageDescriptor>

/** What was ordered, whatever the plan. */
export const productName = msg({ message: 'AI Studio Portraits', comment: 'Mail: the product' })

/** What somebody reads who has written to us by a contact form. It may reach one who never did. */
export const messageReceived: MailText = {
  subject: msg`We have your message`,
  blocks: [
    msg({
      message: 'Thank you for writing to us. One of us reads it and answers you as soon as possible.',
      comment: 'Mail, to who wrote by a contact form',
    }),
    msg({ message: 'You wrote:', comment: 'Mail. The reader’s own words follow' }),
    'words',
    msg({
      message:
        'You did not write to us? Then somebody typed your address by mistake, and you can ignore this email.',
      comment: 'Mail, to who wrote by a contact form',
    }),
  ],
}
