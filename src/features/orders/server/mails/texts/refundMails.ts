import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import type { MailContext, MailText } from '~/server/mail/content/mail'
import { seeOrder } from './deletionMails'

export const sendPhotos = msg({ message: 'Send my photos', comment: 'Mail: button' })

/** Until when files are kept. Portraits that were never delivered are not mentioned. */
const keptUntil = ({
  keptApart,
  hasPhotos,
  hasPortraits,
  wasDelivered,
}: Pick<MailContext, 'keptApart' | 'hasPhotos' | 'hasPortraits' | 'wasDelivered'>): MessageDescriptor => {
  if (keptApart && hasPhotos && hasPortraits && wasDelivered)
    return msg({
      message:
        'We keep your photos until {photosUntil} and your portraits until {portraitsUntil}, and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
      comment: 'Mail. Both are days, such as March 5, 2027',
    })
  if (keptApart && hasPhotos)
    return msg({
      message:
        'We keep your photos until {photosUntil} and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
      comment: 'Mail. {photosUntil} is a day, such as March 5, 2027',
    })
  return msg({
    message:
      'We keep the files in your order until {until} and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
    comment: 'Mail. {until} is a day, such as March 5, 2027',
  })
}

/** How the money reaches the buyer, and how soon. */
function wayBack({ paidApart, sentBack }: Pick<MailContext, 'paidApart' | 'sentBack'>): MessageDescriptor[] {
  if (!paidApart)
    return [
      msg({
        message:
          'It goes back to your original payment method. Depending on your bank, it can take up to ten days to appear.',
        comment: 'Mail',
      }),
    ]
  if (!sentBack) return []
  return [
    msg({
      message: 'Depending on your bank, a refund can take up to ten days to appear.',
      comment: 'Mail',
    }),
  ]
}

const goesOnWithPhotos = msg({
  message: 'Your order continues: we’ll start as soon as your photos are here.',
  comment: 'Mail',
})
const goesOnAsBefore = msg({ message: 'Your order continues as before.', comment: 'Mail' })

/** Mails to the buyer about refunds that were made, and refunds that failed. */
export const refundMails = {
  order_refunded: ({
    refundedWhole,
    isRefunded,
    sentBack,
    paidApart,
    goesOn,
    waitsForPhotos,
    ...matter
  }) => ({
    subject: paidApart
      ? msg({
          message: 'You’ve been refunded {refunded}',
          comment: 'Mail: subject. {refunded} is a sum of money, such as $399',
        })
      : refundedWhole
        ? msg`Your refund is on its way`
        : msg`Your partial refund is on its way`,
    blocks: [
      paidApart
        ? msg({
            message:
              'We’ve now paid back {refunded} in total. What couldn’t go back to your original payment method has reached you another way.',
            comment: 'Mail. {refunded} is a sum of money, such as $399',
          })
        : refundedWhole
          ? msg({
              message: '{refunded} is on its way back to you: the full amount you paid.',
              comment: 'Mail. {refunded} is a sum of money, such as $399',
            })
          : msg({
              message: '{refunded} of the {amount} you paid is on its way back to you.',
              comment: 'Mail. Both are sums of money, such as $399',
            }),
      ...wayBack({ paidApart, sentBack }),
      ...(isRefunded
        ? [msg({ message: 'Your order is now closed.', comment: 'Mail, after a full refund' })]
        : []),
      ...(isRefunded && (matter.hasPhotos || matter.hasPortraits) ? [keptUntil(matter)] : []),
      ...(goesOn ? [waitsForPhotos ? goesOnWithPhotos : goesOnAsBefore] : []),
    ],
    action: goesOn && waitsForPhotos ? sendPhotos : seeOrder,
  }),
  refund_failed: () => ({
    subject: msg`Your refund didn’t arrive`,
    blocks: [
      msg({
        message:
          'We sent {failed} back to you, but it couldn’t be delivered and has come back to us. Usually the reason is a card or account that’s no longer in use.',
        comment: 'Mail. {failed} is a sum of money, such as $399',
      }),
      msg({
        message:
          'Your money isn’t lost. We’ll send it again or find another way, and write to you when it’s on its way. You don’t need to do anything.',
        comment: 'Mail',
      }),
      msg({
        message:
          'No longer have the card or account you paid with? Reply to this email, and we’ll find another way together.',
        comment: 'Mail',
      }),
    ],
    action: seeOrder,
  }),
} satisfies Partial<Record<BuyerMailKind, (matter: MailContext) => MailText>>
