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
        'We keep your photos until {photosUntil} and your portraits until {portraitsUntil}, and delete them then. If you want them gone sooner, you can delete them yourself on the page of your order.',
      comment: 'Mail. Both are days, such as March 5, 2027',
    })
  if (keptApart && hasPhotos)
    return msg({
      message:
        'We keep your photos until {photosUntil} and delete them then. If you want them gone sooner, you can delete them yourself on the page of your order.',
      comment: 'Mail. {photosUntil} is a day, such as March 5, 2027',
    })
  return msg({
    message:
      'We keep the files of your order until {until} and delete them then. If you want them gone sooner, you can delete them yourself on the page of your order.',
    comment: 'Mail. {until} is a day, such as March 5, 2027',
  })
}

/** Mails to the buyer about refunds that were made, and refunds that failed. */
export const refundMails = {
  order_refunded: ({ refundedWhole, goesOn, waitsForPhotos, ...matter }) => ({
    subject: refundedWhole ? msg`Your refund is on its way` : msg`Part of your money is on its way back`,
    blocks: [
      refundedWhole
        ? msg({
            message: '{refunded} is on its way back to you: all that you paid.',
            comment: 'Mail. {refunded} is a sum of money, such as $399',
          })
        : msg({
            message: '{refunded} of the {amount} that you paid is on its way back to you.',
            comment: 'Mail. Both are sums of money, such as $399',
          }),
      msg({
        message:
          'It takes the way that you paid by. Depending on your bank, up to ten days pass until you see it.',
        comment: 'Mail',
      }),
      ...(refundedWhole && (matter.hasPhotos || matter.hasPortraits) ? [keptUntil(matter)] : []),
      ...(goesOn && waitsForPhotos
        ? [
            msg({
              message: 'Your order goes on: we begin as soon as your photos are here.',
              comment: 'Mail',
            }),
          ]
        : goesOn
          ? [msg({ message: 'Your order goes on as before.', comment: 'Mail' })]
          : []),
    ],
    action: goesOn && waitsForPhotos ? sendPhotos : seeOrder,
  }),
  refund_failed: () => ({
    subject: msg`Your refund did not arrive`,
    blocks: [
      msg({
        message:
          'We sent you {failed} back, but the money could not be delivered to you, and it has come back to us. Mostly the reason is a card or an account that is no longer in use.',
        comment: 'Mail. {failed} is a sum of money, such as $399',
      }),
      msg({
        message:
          'Your money is not lost. We send it again or look for another way, and write to you when it is on its way. You do not need to do anything.',
        comment: 'Mail',
      }),
      msg({
        message:
          'Is the card or the account that you paid with no longer yours? Then answer this email, and we find another way together.',
        comment: 'Mail',
      }),
    ],
    action: seeOrder,
  }),
} satisfies Partial<Record<BuyerMailKind, (matter: MailContext) => MailText>>
