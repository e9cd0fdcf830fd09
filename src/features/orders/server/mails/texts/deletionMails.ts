import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import type { MailContext, MailText } from '~/server/mail/content/mail'

export const seeOrder = msg({ message: 'See my order', comment: 'Mail: button' })

type EndMail = Extract<
  BuyerMailKind,
  'photos_ending' | 'photos_ending_unfinished' | 'photos_erased' | 'consent_withdrawn'
>

/** Subject by what will be deleted. Portraits that were never delivered are not mentioned to the buyer. */
const subjectOf = ({ isDelivered, ends }: MailContext): MessageDescriptor => {
  if (isDelivered && ends.apart)
    return msg({
      message: 'We’ll delete your photos after {photosUntil} and your portraits after {portraitsUntil}',
      comment: 'Subject of a mail. Both are days, such as March 5, 2027',
    })
  if (isDelivered && ends.portraits && ends.photos)
    return msg({
      message: 'We’ll delete your portraits and photos after {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  if (isDelivered && ends.portraits)
    return msg({
      message: 'We’ll delete your portraits after {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  if (ends.photos)
    return msg({
      message: 'We’ll delete your photos after {until}',
      comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
    })
  return msg({
    message: 'We’ll delete the files in your order after {until}',
    comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
  })
}

/** Why the files are deleted on that day. `{days}` is the number for what is deleted then. */
const reasonOf = (matter: MailContext): MessageDescriptor => {
  const { isDelivered, wasDelivered, ends, keptApart } = matter
  if (isDelivered && keptApart) return reasonApart(matter)
  if (isDelivered && ends.photos && ends.portraits)
    return msg({
      message:
        'Your portraits, and the photos they were made from, stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    })
  if (wasDelivered)
    return msg({
      message:
        'We keep an order’s files for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete yours, and they can’t be restored.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    })
  return msg({
    message:
      'We keep an order’s files for {days, plural, one {# day} other {# days}} after a refund. After {until}, we’ll delete yours, and they can’t be restored.',
    comment: 'Mail. {until} is a day, such as March 5, 2027',
  })
}

/** The same for photos and portraits of a delivered order that are kept for different times. */
const reasonApart = ({ ends, hasPortraits }: MailContext): MessageDescriptor => {
  if (ends.apart)
    return msg({
      message:
        'After delivery, we keep your photos and your portraits for different lengths of time. We’ll delete the photos after {photosUntil} and the portraits after {portraitsUntil}. They can’t be restored.',
      comment: 'Mail. Both are days, such as March 5, 2027',
    })
  if (ends.photos && hasPortraits)
    return msg({
      message:
        'The photos your portraits were made from stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored. Your portraits stay until {portraitsUntil}.',
      comment: 'Mail. Both are days, such as March 5, 2027',
    })
  return msg({
    message:
      'Your portraits stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored.',
    comment: 'Mail. {until} is a day, such as March 5, 2027',
  })
}

/** The proof of a deletion. */
const deletedOf = ({ erased }: MailContext): MessageDescriptor =>
  erased.photos && erased.portraits
    ? msg({
        message:
          'On {erased}, we deleted {photos, plural, one {# photo} other {# photos}} and {portraits, plural, one {# portrait} other {# portraits}} for good, thumbnails included. They can’t be restored.',
        comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
      })
    : erased.portraits
      ? msg({
          message:
            'On {erased}, we deleted {portraits, plural, one {# portrait} other {# portraits}} for good, thumbnails included. Nothing can be restored.',
          comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
        })
      : msg({
          message:
            'On {erased}, we deleted {photos, plural, one {# photo} other {# photos}} for good, thumbnails included. Nothing can be restored.',
          comment: 'Mail, proof of a deletion. {erased} is a day, such as March 5, 2027',
        })

/** Mails about the deletion of an order's files, before and after it. */
export const deletionMails: Record<EndMail, (matter: MailContext) => MailText> = {
  photos_ending: (matter) => ({
    subject: subjectOf(matter),
    blocks: [
      reasonOf(matter),
      matter.isDelivered && matter.ends.portraits
        ? msg({
            message:
              'Before that day, download anything you want to keep. If you want everything gone sooner, you can delete it yourself on your order page.',
            comment: 'Mail',
          })
        : msg({
            message:
              'There’s nothing you need to do. If you want them gone sooner, you can delete them yourself on your order page.',
            comment: 'Mail',
          }),
    ],
    action:
      matter.isDelivered && matter.ends.portraits
        ? msg({ message: 'Download my portraits', comment: 'Mail: button' })
        : seeOrder,
  }),
  photos_ending_unfinished: (matter) => ({
    subject: subjectOf(matter),
    blocks: [
      matter.wasDelivered
        ? msg({
            message:
              'It’s been more than five months since you asked for corrections, and your order hasn’t moved. We keep a stalled order’s files for 180 days, so we’ll delete yours after {until}.',
            comment: 'Mail. {until} is a day, such as March 5, 2027',
          })
        : msg({
            message:
              'Your order hasn’t moved in more than five months, and your portraits aren’t finished. We keep a stalled order’s files for 180 days, so we’ll delete yours after {until}.',
            comment: 'Mail. {until} is a day, such as March 5, 2027',
          }),
      msg({
        message:
          'If you still want your portraits, reply to this email before that day: we’ll then keep your photos and continue with the order. If you want them gone sooner, you can delete them yourself on your order page.',
        comment: 'Mail',
      }),
    ],
    action: seeOrder,
  }),
  photos_erased: (matter) => ({
    subject:
      matter.erased.photos && matter.erased.portraits
        ? msg`Your photos and portraits have been deleted`
        : matter.erased.photos
          ? msg`Your photos have been deleted`
          : msg`Your portraits have been deleted`,
    blocks: [
      deletedOf(matter),
      ...(matter.wasDelivered
        ? [msg({ message: 'What you’ve downloaded is yours to keep.', comment: 'Mail' })]
        : []),
      ...(matter.isEmptied && !matter.wasDelivered
        ? [
            msg({
              message:
                'Without photos, we can’t make your portraits. If you still want them, reply to this email, and we’ll reopen your order for photos. If not, write to us about a refund.',
              comment: 'Mail, after everything was deleted before the portraits were made',
            }),
          ]
        : []),
      matter.erasedByBuyer
        ? msg({
            message:
              'This was done with the link to your order. If it wasn’t you, someone else has that link: please tell us right away.',
            comment: 'Mail, after somebody with the link had everything deleted',
          })
        : msg({
            message: 'We did this at our studio. If you didn’t ask us to, please tell us right away.',
            comment: 'Mail, after the studio deleted everything',
          }),
    ],
    action: seeOrder,
  }),
  consent_withdrawn: (matter) => ({
    subject: msg`You withdrew your consent`,
    blocks: [
      msg({
        message: 'You told us we may no longer use your photos, so we’ve stopped using them.',
        comment: 'Mail, after the buyer withdrew the consent to the use of their photos',
      }),
      matter.withdrawal === 'deleted'
        ? deletedOf(matter)
        : matter.withdrawal === 'deleting'
          ? msg({ message: 'We’re deleting all of your photos and portraits now.', comment: 'Mail' })
          : msg({ message: 'We don’t have any photos or portraits of yours.', comment: 'Mail' }),
      ...(matter.wasDelivered
        ? [msg({ message: 'What you’ve downloaded is yours to keep.', comment: 'Mail' })]
        : []),
      ...(matter.isEmptied && !matter.wasDelivered
        ? [
            msg({
              message:
                'Without your consent, we can’t make your portraits. If you still want them, reply to this email: we’ll reopen your order, and sending photos renews your consent. If not, write to us about a refund.',
              comment: 'Mail, after the buyer withdrew the consent to the use of their photos',
            }),
          ]
        : []),
      ...(matter.isEmptied && matter.wasDelivered
        ? [
            msg({
              message: 'The corrections you asked for can no longer be made.',
              comment: 'Mail, after the buyer withdrew the consent to the use of their photos',
            }),
          ]
        : []),
      msg({
        message:
          'This was done with the link to your order. If it wasn’t you, someone else has that link: please tell us right away.',
        comment: 'Mail, after somebody with the link had everything deleted',
      }),
    ],
    action: seeOrder,
  }),
}
