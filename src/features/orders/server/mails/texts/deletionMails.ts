import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import type { MailContext, MailText } from '~/server/mail/content/mail'

export const seeOrder = msg({ message: 'See my order', comment: 'Mail: button' })

type EndMail = Extract<BuyerMailKind, 'photos_ending' | 'photos_ending_unfinished' | 'photos_erased'>

/** Subject by what will be deleted. Portraits that were never delivered are not mentioned to the buyer. */
const subjectOf = ({ isDelivered, hasPhotos }: MailContext): MessageDescriptor => {
  if (isDelivered && hasPhotos)
    return msg({
      message: 'We delete your portraits and photos on {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  if (isDelivered)
    return msg({
      message: 'We delete your portraits on {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  if (hasPhotos)
    return msg({
      message: 'We delete your photos on {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  return msg({
    message: 'We delete the files of your order on {until}',
    comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
  })
}

/** Why the files are deleted on that day. */
const reasonOf = ({ isDelivered, wasDelivered, hasPhotos }: MailContext): MessageDescriptor => {
  if (isDelivered && hasPhotos)
    return msg({
      message:
        'Your portraits, and the photos that they were made from, stay with us for 90 days after delivery. On {until} we delete them, and nobody can bring them back.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    })
  if (wasDelivered)
    return msg({
      message:
        'We keep the files of an order for 90 days after delivery. On {until} we delete those of yours, and nobody can bring them back.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    })
  return msg({
    message:
      'We keep the files of an order for 90 days after the money was returned. On {until} we delete those of yours, and nobody can bring them back.',
    comment: 'Mail. {until} is a day, such as March 5, 2027',
  })
}

/** The proof of a deletion. */
const deletedOf = ({ erased }: MailContext): MessageDescriptor =>
  erased.photos && erased.portraits
    ? msg({
        message:
          'On {erased} we deleted {photos, plural, one {# photo} other {# photos}} and {portraits, plural, one {# portrait} other {# portraits}} for good, the small pictures included. Nobody can bring them back.',
        comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
      })
    : erased.portraits
      ? msg({
          message:
            'On {erased} we deleted {portraits, plural, one {# portrait} other {# portraits}} for good, the small pictures included. Nobody can bring them back.',
          comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
        })
      : msg({
          message:
            'On {erased} we deleted {photos, plural, one {# photo} other {# photos}} for good, the small pictures included. Nobody can bring them back.',
          comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
        })

/** Mails about the deletion of an order's files, before and after it. */
export const deletionMails: Record<EndMail, (matter: MailContext) => MailText> = {
  photos_ending: (matter) => ({
    subject: subjectOf(matter),
    blocks: [
      reasonOf(matter),
      matter.isDelivered
        ? msg({
            message:
              'Download what you want to keep before that day. If you want everything gone sooner, you can delete it there yourself.',
            comment: 'Mail',
          })
        : msg({
            message:
              'There is nothing you need to do. If you want them gone sooner, you can delete them yourself on the page of your order.',
            comment: 'Mail',
          }),
    ],
    action: matter.isDelivered
      ? msg({ message: 'Download my portraits', comment: 'Mail: button' })
      : seeOrder,
  }),
  photos_ending_unfinished: (matter) => ({
    subject: subjectOf(matter),
    blocks: [
      matter.wasDelivered
        ? msg({
            message:
              'Your order has not moved on for more than five months since you asked for corrections. We keep the files of an order for 180 days in such a case, so on {until} we delete those of yours.',
            comment: 'Mail. {until} is a day, such as March 5, 2027',
          })
        : msg({
            message:
              'Your order has not moved on for more than five months, and your portraits are not finished. We keep the files of an order for 180 days in such a case, so on {until} we delete those of yours.',
            comment: 'Mail. {until} is a day, such as March 5, 2027',
          }),
      msg({
        message:
          'If you still want your portraits, answer this email before that day: we then keep your photos and go on with the order. If you want them gone sooner, you can delete them yourself on the page of your order.',
        comment: 'Mail',
      }),
    ],
    action: seeOrder,
  }),
  photos_erased: (matter) => ({
    subject:
      matter.erased.photos && matter.erased.portraits
        ? msg`Your photos and portraits are deleted`
        : matter.erased.photos
          ? msg`Your photos are deleted`
          : msg`Your portraits are deleted`,
    blocks: [
      deletedOf(matter),
      ...(matter.wasDelivered
        ? [msg({ message: 'What you have downloaded stays yours.', comment: 'Mail' })]
        : []),
      ...(matter.isEmptied && !matter.wasDelivered
        ? [
            msg({
              message:
                'Without photos we cannot make your portraits. If you still want them, answer this email: we open your order for photos again. If not, write to us about a refund.',
              comment: 'Mail, after everything was deleted before the portraits were made',
            }),
          ]
        : []),
      matter.erasedByBuyer
        ? msg({
            message:
              'This was done with the link to your order. If it was not you, somebody else has that link: please tell us at once.',
            comment: 'Mail, after somebody with the link had everything deleted',
          })
        : msg({
            message: 'We did this at our studio. If you did not ask us to, please tell us at once.',
            comment: 'Mail, after the studio deleted everything',
          }),
    ],
    action: seeOrder,
  }),
}
