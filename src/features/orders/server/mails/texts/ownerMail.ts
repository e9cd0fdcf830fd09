import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import type { OrderStatus } from '~/core/schemas/orderStatus'

type OwnerMailText = {
  subject: string
  paragraphs: readonly string[]
  action: string
}

/** The facts that the text of a mail depends on, besides its kind. */
type OwnerMailMatter = {
  photos: number
  /** Other photos were requested and have not arrived. */
  wantsOthers: boolean
  isStarted: boolean
  /** Everything was deleted before the order was completed. */
  isEmptied: boolean
  wasDelivered: boolean
  /** Everything was deleted through the order's link; otherwise because its retention period was over. */
  erasedByBuyer: boolean
  /** The plan is known; an order without one cannot be accepted. */
  mayAccept: boolean
  hasWords: boolean
}

/** Added for a payment mismatch if the plan is known. */
const acceptAdvice =
  'If the sum is right as it is (a coupon of yours, a tax), take it as paid; the buyer then gets the link for the photos.'

/** Returns why an order is stalled, and what the owner can do. */
const stalledReason = ({ photos, wantsOthers, isStarted, wasDelivered }: OwnerMailMatter): string => {
  if (isStarted && wasDelivered) return 'The buyer waits for the corrected portraits.'
  if (isStarted) return 'The portraits are due.'
  if (wantsOthers) return 'The buyer was asked for other photos. Please write to them.'
  if (photos === 0) return 'The buyer may have lost the link: please write to them.'
  return 'The photos are here, and production has not started.'
}

/**
 * Mails to the owner, in English, the studio's working language. `{order}` order number, `{count}` photos, `{marked}`
 * portraits to change, `{erased}` deleted files, `{failed}` amount of the failed refund, `{payment}` and `{provider}`
 * of the payment, `{status}` and `{since}` of the order.
 */
const ownerMails: Record<OwnerMailKind, (matter: OwnerMailMatter) => OwnerMailText> = {
  owner_photos: () => ({
    subject: 'Photos received: order {order}',
    paragraphs: ['{count} for this order. Look at what is here, and start when it will do.'],
    action: 'See the photos',
  }),
  owner_paid_twice: () => ({
    subject: 'Paid twice: order {order}',
    paragraphs: [
      'A second payment came in for an order that was paid already.',
      'The order is settled by payment {payment} ({provider}): leave that one. Please give the other one back at its provider.',
    ],
    action: 'Open the order',
  }),
  owner_mismatch: ({ mayAccept }) => ({
    subject: 'Payment does not fit: order {order}',
    paragraphs: [
      'A payment came in that does not fit its order. It does not count as paid, and the page of the order tells the buyer that one of us is looking at it.',
      'Where the sums are equal, it is another account, mode or reference. Write to the buyer, or give the money back: the order then ends by itself.',
      ...(mayAccept ? [acceptAdvice] : []),
    ],
    action: 'Decide at the desk',
  }),
  owner_unfulfilled: (matter) => ({
    subject: 'Standing still: order {order}',
    paragraphs: [
      'This order is paid. It has been “{status}” since {since}, with {count}.',
      stalledReason(matter),
    ],
    action: 'Open the order',
  }),
  owner_refund_failed: () => ({
    subject: 'A refund failed: order {order}',
    paragraphs: [
      '{failed} was to go back to the buyer and did not arrive. The provider has credited it to your account again. The order is “{status}” now.',
      'Refund it again at the desk. If it fails again, ask the buyer for another way to send the money, and then note at the desk that it is settled.',
    ],
    action: 'Refund it again',
  }),
  owner_corrections: ({ hasWords }) => ({
    subject: 'Corrections wanted: order {order}',
    paragraphs: [
      `The buyer wants {marked} changed, and the order is back in production.${hasWords ? ' In their words:' : ''}`,
    ],
    action: 'See what is marked',
  }),
  owner_erased: ({ erasedByBuyer, isEmptied, wasDelivered }) => ({
    subject: 'Photos deleted: order {order}',
    paragraphs: [
      erasedByBuyer
        ? 'With the link of the order, somebody had everything deleted that belonged to it: {erased}.'
        : 'Nothing had happened with this order for half a year, so what belonged to it was deleted: {erased}.',
      ...(isEmptied && !wasDelivered
        ? [
            'Nothing can be made of it any more. Write to the buyer; at the desk you can open the order for photos again, or give the money back.',
          ]
        : []),
      ...(isEmptied && wasDelivered
        ? [
            'The portraits had been delivered before; the corrections that were asked for can no longer be made from what was here.',
          ]
        : []),
      'If you have copies on your own computers, delete them as well.',
    ],
    action: 'Open the order',
  }),
}

/** Returns the text of a mail to the owner. */
export function ownerMail(kind: OwnerMailKind, matter: OwnerMailMatter): OwnerMailText {
  return ownerMails[kind](matter)
}

/** Singular and plural forms, and the owner's names for the order statuses. */
export const ownerWords = {
  photo: ['photo', 'photos'],
  portrait: ['portrait', 'portraits'],
  statuses: {
    created: 'not paid',
    pending: 'payment on its way',
    paid: 'waiting for photos',
    photos_received: 'to start',
    in_production: 'in production',
    delivered: 'delivered',
    failed: 'payment failed',
    expired: 'checkout left',
    refunded: 'refunded',
    review: 'payment does not fit',
    emptied: 'photos deleted',
  },
} as const satisfies {
  photo: readonly [string, string]
  portrait: readonly [string, string]
  statuses: Record<OrderStatus, string>
}

/** Labels of the facts in the owner's mails. */
export const ownerFacts = {
  order: 'Order',
  plan: 'Plan',
  price: 'Price',
  charged: 'Charged',
  edition: 'Edition',
  buyer: 'Buyer',
  entered: 'Typed in',
  payment: 'Payment',
  session: 'Session',
}

/** Replaces the plan's name if a payment link does not identify the plan. */
export const unknownPlan = 'not told by its payment link'
