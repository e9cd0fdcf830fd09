import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { Withdrawal } from '~/server/mail/content/mail'

/** The quoted words of the buyer. */
type Insert = 'words'

export type OwnerMailText = {
  subject: MessageDescriptor
  /** Heading in place of the subject when the buyer's `{name}` is known. */
  title?: MessageDescriptor
  blocks: readonly (MessageDescriptor | Insert)[]
  /** Label of the only button, which opens the order at the desk. */
  action: MessageDescriptor
}

/** The facts that the text of a mail depends on, besides its kind. */
export type OwnerMailMatter = {
  photos: number
  /** Other photos were requested and have not arrived. */
  wantsOthers: boolean
  isStarted: boolean
  /** Everything was deleted before the order was completed. */
  isEmptied: boolean
  wasDelivered: boolean
  /** What a withdrawal of the consent has led to. */
  withdrawal: Withdrawal
  /** Production had begun. */
  wasStarted: boolean
  /** Everything was deleted through the order's link; otherwise because its retention period was over. */
  erasedByBuyer: boolean
  /** The plan is known; an order without one cannot be accepted. */
  mayAccept: boolean
  hasWords: boolean
  /** Single portraits are marked among several. */
  marksSome: boolean
}

/** The facts that a paragraph about a dispute depends on. */
export type DisputeMailMatter = {
  isInquiry: boolean
  isOpen: boolean
  /** The provider has set a response deadline. */
  hasDue: boolean
  hasTaken: boolean
  isWon: boolean
  /** Work on the order remains to be done. */
  inStudio: boolean
  provider: PaymentProvider
}

export const openOrder = msg({ message: 'Open the order', comment: 'Mail to the owner: button' })

/** The status of the order, after something happened to its payment. */
export const orderIsNow = msg({ message: 'The order is now “{status}.”', comment: 'Mail to the owner' })
