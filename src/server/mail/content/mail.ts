import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'

/** The editions in which portraits are sold, and therefore mails are sent. */
export type MailEdition = EditionsWith<'upload'>

/** Inserted content: the reasons for asking for other photos, or words that the studio or the recipient wrote. */
type Insert = 'reasons' | 'words'

/**
 * Placeholders: `{plan}`, `{amount}` paid, `{refunded}` and `{failed}` refund sums, `{count}`, `{photos}` and
 * `{portraits}` counts, `{order}` number, `{days}` of retention, `{until}`, `{photosUntil}`, `{portraitsUntil}` and
 * `{erased}` dates such as March 5, 2027.
 */
export type MailText = {
  subject: MessageDescriptor
  blocks: readonly (MessageDescriptor | Insert)[]
  /** Number of blocks before the button. In a buyer's mail it follows the first one, so that phones show it at once. */
  lead?: number
  /** Label of the only button, which links to the order's page. */
  action?: MessageDescriptor
}

/** `none`: there were no files. */
export type Withdrawal = 'deleting' | 'deleted' | 'none'

/** The facts that determine the text of a mail besides its kind. */
export type MailContext = {
  edition: MailEdition
  /** The order has ended with a refund. */
  isRefunded: boolean
  /** The buyer has everything back. */
  refundedWhole: boolean
  /** The provider has returned something. */
  sentBack: boolean
  /** A failed refund was paid another way. */
  paidApart: boolean
  /** The order is paid and its portraits are still to be made. */
  goesOn: boolean
  /** The next step is the buyer's. */
  waitsForPhotos: boolean
  /** The buyer can add and delete photos. */
  takesPhotos: boolean
  hasPhotos: boolean
  /** Fewer photos than recommended. */
  hasFewPhotos: boolean
  hasPortraits: boolean
  /** What will be deleted next; `apart`: both, on different days. */
  ends: { photos: boolean; portraits: boolean; apart: boolean }
  /** Photos and portraits of the order are kept for different times. */
  keptApart: boolean
  isDelivered: boolean
  /** The buyer has seen portraits, whatever the status is now. */
  wasDelivered: boolean
  /** All files were deleted before the order was complete. */
  isEmptied: boolean
  /** The buyer asked for corrections. */
  askedCorrections: boolean
  /** New portraits were made after the corrections. */
  corrected: boolean
  /** No other reminder follows. */
  lastReminder: boolean
  /** The studio gave reasons for asking for other photos. */
  hasReasons: boolean
  /** The studio asked for other photos, instead of only reopening the upload. */
  wantsOthers: boolean
  /** There are words to quote. */
  hasWords: boolean
  /** What was deleted. */
  erased: { photos: boolean; portraits: boolean }
  /** What a withdrawal of the consent has led to: the files are still to be deleted, or are. */
  withdrawal: Withdrawal
  /** The files were deleted through the order's link, by its buyer or anyone else who has it; else by the studio. */
  erasedByBuyer: boolean
}

/** Texts that all mails share. */
export const letter = {
  greeting: msg({ message: 'Hello {name},', comment: 'Mail. {name} is the buyer' }),
  /** For a buyer whose name is unknown. */
  greetingNobody: msg({ message: 'Hello,', comment: 'Mail, when the name is not known' }),
  order: msg({ message: 'Order', comment: 'Mail: label in front of the order number' }),
  product: msg({ message: 'Product', comment: 'Mail: label in front of what was ordered' }),
  plan: msg({ message: 'Package', comment: 'Mail: label in front of the name of the plan' }),
  amount: msg({ message: 'Amount', comment: 'Mail: label in front of what was paid, such as $399' }),
  provider: msg({ message: 'Paid through', comment: 'Mail: label in front of Stripe or PayPal' }),
  refunded: msg({ message: 'Amount refunded', comment: 'Mail: label in front of the money that went back' }),
  date: msg({ message: 'Date', comment: 'Mail: label in front of the day of the order' }),
  ask: msg({ message: 'Questions? Reply to this email, or write to {contact}.', comment: 'Mail' }),
  terms: msg({ message: 'Terms of service', comment: 'Receipt: link at its end' }),
  signature: msg({ message: 'The team at {brand}', comment: 'End of a mail' }),
} satisfies Record<string, MessageDescriptor>

/** The product name, for every plan. */
export const productName = msg({ message: 'AI portraits', comment: 'Mail: the product' })

/** Confirms a contact message to its sender. May reach an address that someone else entered. */
export const messageReceived: MailText = {
  subject: msg`We have your message`,
  blocks: [
    msg({
      message: 'Thank you for your message. One of us will read it and reply within 24 hours.',
      comment: 'Mail, to who wrote by a contact form',
    }),
    msg({ message: 'You wrote:', comment: 'Mail. The reader’s own words follow' }),
    'words',
  ],
}

/** In the small print of the confirmation, whose reader has just asked. */
export const addMore = msg({
  message: 'Anything to add? Reply to this email, or write to {contact}.',
  comment: 'Mail, to who wrote by a contact form',
})
export const notYours = msg({
  message: 'Didn’t write to us? Someone may have entered your address by mistake. You can ignore this email.',
  comment: 'Mail, to who wrote by a contact form',
})
