import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { photosRecommended } from '~/core/schemas/limits'
import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import { erasedMail, withdrawnMail } from './ownerErased'
import { type OwnerMailMatter, type OwnerMailText, openOrder, orderIsNow } from './ownerShared'

/** Returns why an order is stalled, and what the owner can do. */
function stalledReason({ photos, wantsOthers, isStarted, wasDelivered }: OwnerMailMatter): MessageDescriptor {
  if (isStarted && wasDelivered)
    return msg({
      message: 'The buyer is waiting for the corrected portraits.',
      comment: 'Mail to the owner: why an order is stalled',
    })
  if (isStarted)
    return msg({ message: 'The portraits are due.', comment: 'Mail to the owner: why an order is stalled' })
  if (wantsOthers)
    return msg({
      message: 'The buyer was asked for other photos. Please write to them.',
      comment: 'Mail to the owner: why an order is stalled',
    })
  if (photos === 0)
    return msg({
      message: 'The buyer may have lost the link: please write to them.',
      comment: 'Mail to the owner: why an order is stalled',
    })
  return msg({
    message: 'The photos are here, and production hasn’t started.',
    comment: 'Mail to the owner: why an order is stalled',
  })
}

const fewPhotos = msg({
  message:
    '{photos, plural, one {Only # of the {recommended} recommended photos has arrived. Check it before you start.} other {Only # of the {recommended} recommended photos have arrived. Check them before you start.}}',
  comment: 'Mail to the owner. {recommended} is 2 or more',
})

/**
 * Mails to the owner. `{order}` order number, `{name}` of the buyer, `{photos}` and `{portraits}` counts, `{marked}`
 * count and `{numbers}` of the portraits to change, `{erased}` deleted files, `{failed}` amount of the failed refund,
 * `{status}` and `{since}` of the order.
 */
const ownerMails: Record<OwnerMailKind, (matter: OwnerMailMatter) => OwnerMailText> = {
  owner_photos: ({ photos }) => ({
    subject: msg({ message: 'Photos received: order {order}', comment: 'Mail to the owner: subject' }),
    title: msg({ message: 'Photos from {name}', comment: 'Mail to the owner: heading. {name} is the buyer' }),
    blocks: [
      photos < photosRecommended
        ? fewPhotos
        : msg({
            message:
              '{photos, plural, one {# photo has arrived for this order. Check it, and start if it’s good enough.} other {# photos have arrived for this order. Check them, and start if they’re good enough.}}',
            comment: 'Mail to the owner',
          }),
    ],
    action: msg({ message: 'See the photos', comment: 'Mail to the owner: button' }),
  }),
  owner_paid_twice: () => ({
    subject: msg({ message: 'Paid twice: order {order}', comment: 'Mail to the owner: subject' }),
    blocks: [
      msg({
        message: 'Another payment came in for an order that was already paid.',
        comment: 'Mail to the owner',
      }),
      msg({
        message:
          'Please refund it in its provider’s dashboard. Keep the payment listed below as “Payment number”: it paid for the order.',
        comment: 'Mail to the owner. A table follows, with a row that has this label',
      }),
    ],
    action: openOrder,
  }),
  owner_mismatch: ({ mayAccept }) => ({
    subject: msg({ message: 'Payment doesn’t match: order {order}', comment: 'Mail to the owner: subject' }),
    blocks: [
      msg({
        message:
          'A payment came in that doesn’t match its order. The order doesn’t count as paid yet, and the order page tells the buyer that one of us is looking into it.',
        comment: 'Mail to the owner',
      }),
      msg({
        message:
          'If the amounts are equal, the account, the mode (live or test), or the reference differs. Write to the buyer, or refund the payment: the order then closes by itself.',
        comment: 'Mail to the owner',
      }),
      ...(mayAccept
        ? [
            msg({
              message:
                'If the amount is right as it is (one of your coupons, a tax), accept it as paid; the buyer then gets the link for the photos.',
              comment: 'Mail to the owner',
            }),
          ]
        : []),
    ],
    action: msg({ message: 'Decide at the desk', comment: 'Mail to the owner: button' }),
  }),
  owner_unfulfilled: (matter) => ({
    subject: msg({ message: 'Stalled: order {order}', comment: 'Mail to the owner: subject' }),
    blocks: [
      msg({
        message:
          'This order is paid. It has been “{status}” since {since}, with {photos, plural, =0 {no photos} one {# photo} other {# photos}}.',
        comment: 'Mail to the owner. {status} such as in production, {since} a date with its time',
      }),
      stalledReason(matter),
    ],
    action: openOrder,
  }),
  owner_refund_failed: () => ({
    subject: msg({ message: 'A refund failed: order {order}', comment: 'Mail to the owner: subject' }),
    blocks: [
      msg({
        message:
          'A refund of {failed} didn’t reach the buyer. The provider has credited it back to your account.',
        comment: 'Mail to the owner',
      }),
      orderIsNow,
      msg({
        message:
          'Refund it again at the desk. If it fails again, ask the buyer for another way to send the money, and then note at the desk that it’s settled.',
        comment: 'Mail to the owner',
      }),
    ],
    action: msg({ message: 'Refund it again', comment: 'Mail to the owner: button' }),
  }),
  owner_corrections: ({ marksSome, hasWords }) => ({
    subject: msg({ message: 'Corrections requested: order {order}', comment: 'Mail to the owner: subject' }),
    blocks: [
      marksSome
        ? msg({
            message:
              '{marked, plural, one {The buyer wants # of {portraits} portraits changed (number {numbers}).} other {The buyer wants # of {portraits} portraits changed (numbers {numbers}).}}',
            comment: 'Mail to the owner. {numbers} such as 1, 2, and 3',
          })
        : msg({
            message:
              '{portraits, plural, one {The buyer wants the portrait changed.} other {The buyer wants the portraits changed.}}',
            comment: 'Mail to the owner',
          }),
      msg({ message: 'The order is back in production.', comment: 'Mail to the owner' }),
      ...(hasWords
        ? ([
            msg({ message: 'In their words:', comment: "Mail to the owner. The buyer's words follow" }),
            'words',
          ] as const)
        : []),
    ],
    action: msg({ message: 'See the marked portraits', comment: 'Mail to the owner: button' }),
  }),
  owner_erased: erasedMail,
  owner_withdrawn: withdrawnMail,
}

/** Returns the text of a mail to the owner. */
export function ownerMail(kind: OwnerMailKind, matter: OwnerMailMatter): OwnerMailText {
  return ownerMails[kind](matter)
}
