import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/addresses'

type BuyerMailKind =
  | 'order_paid'
  | 'photos_received'
  | 'delivered'
  | 'photos_ending'
  | 'photos_ending_unfinished'
type MailText = { subject: MessageDescriptor; paragraphs: readonly MessageDescriptor[] }

/** `{name}` buyer, `{plan}` plan, `{amount}` price, `{link}` address, `{count}` photos, `{order}` order number, `{until}` a day. */
const greeting = msg({ message: 'Hello {name},', comment: 'Mail. {name} is the buyer' })
const signature = msg({ message: 'The team at {brand}', comment: 'End of a mail' })

const received: Record<EditionsWith<'upload'>, MessageDescriptor> = {
  us: msg({
    message: 'We have {count} photos from you and are starting. Your portraits will be ready in 24–48 hours.',
    comment: 'Mail, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      'We have {count} photos from you and are starting. In most cases your portraits are ready in under 24 hours.',
    comment: 'Mail, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

export function buyerMail(edition: EditionsWith<'upload'>, kind: BuyerMailKind): MailText {
  return { subject: subjects[kind], paragraphs: [greeting, ...bodies(edition)[kind], signature] }
}

const photosEnding = msg({
  message: 'We delete your photos on {until}',
  comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
})

const subjects = {
  order_paid: msg`Your order is paid. Now send us your photos`,
  photos_received: msg`We have your photos`,
  delivered: msg`Your portraits are ready`,
  photos_ending: photosEnding,
  photos_ending_unfinished: photosEnding,
}

const bodies = (edition: EditionsWith<'upload'>) => ({
  order_paid: [
    msg({
      message: 'Thank you for your order: {plan}, {amount}. Your payment has arrived.',
      comment: 'Mail',
    }),
    msg({ message: 'Send us your photos here, from your phone or your computer: {link}', comment: 'Mail' }),
    msg({
      message: 'Keep this email: the link stays valid, and you can go on with it on another device.',
      comment: 'Mail',
    }),
    msg({ message: 'Your order number is {order}.', comment: 'Mail' }),
  ],
  photos_received: [
    received[edition],
    msg({ message: 'You can add photos until we begin, 30 in all: {link}', comment: 'Mail' }),
  ],
  delivered: [
    msg({
      message:
        'Your portraits are finished. You receive the download link in a separate message from our studio.',
      comment: 'Mail',
    }),
    msg({
      message:
        'We delete the photos you sent 90 days from now, or earlier if you answer this email and ask us to.',
      comment: 'Mail',
    }),
  ],
  photos_ending: [
    msg({
      message:
        'On {until} we delete the photos you sent us for order {order}. We keep photos for 90 days after the portraits were delivered or the money was returned, and no longer.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    }),
    msg({
      message:
        'There is nothing you need to do. If something about your portraits is still open, answer this email before that day; if you want the photos gone sooner, answer it and ask us to.',
      comment: 'Mail',
    }),
  ],
  photos_ending_unfinished: [
    msg({
      message:
        'Your order {order} ({plan}) has not moved on for more than five months, and your portraits are not finished. We keep photos for 180 days in such a case, so on {until} we delete the ones you sent us.',
      comment: 'Mail. {until} is a day, such as March 5, 2027',
    }),
    msg({
      message:
        'If you still want your portraits, answer this email before that day: we then keep your photos and go on with the order. If you want them gone now, answer it and ask us to.',
      comment: 'Mail',
    }),
  ],
})

/** What the owner reads, in English: the studio's working language. `{command}` acts on the right store. */
export const ownerMails = {
  accept:
    'If the sum is right as it is (a coupon of yours, a tax), take it as paid; the buyer then gets the link for the photos:',
  owner_photos: {
    subject: 'Photos received: order {order}',
    text: 'Order {order} ({plan}, {amount}, {edition}) has {count} photos.\nBuyer: {name} <{email}>{otherEmails}\nObjects: ai-photos/{prefix}\n\nWhen the portraits are on their way:\n  {command}',
  },
  owner_paid_twice: {
    subject: 'Paid twice: order {order}',
    text: 'A second payment came in for order {order} ({plan}, {amount}, {edition}), which was paid already.\nBuyer: {name} <{email}>\n\nThe order is settled by payment {payment} ({provider}): leave that one. Please give the other one back at its provider. The order itself goes on as usual.',
  },
  owner_mismatch: {
    subject: 'Payment does not fit: order {order}',
    text: 'A payment came in for order {order} that does not fit it.\nOrdered: {plan}, {amount}, {edition}\nCharged: {charged}\nBuyer: {name} <{email}>{otherEmails}\nSession: {prefix} ({provider})\nPayment: {payment}\n\nWhere the sums are equal, it is another account, mode or reference. The order does not count as paid, and the buyer was told that one of us is looking at it.\n{accept}\nOtherwise please write to the buyer, or give the money back at the provider: the order then ends by itself.',
  },
  owner_unfulfilled: {
    subject: 'Waiting: order {order}',
    text: 'Order {order} ({plan}, {amount}, {edition}) is paid and has been “{status}” since {since} UTC, with {count} photos.\nBuyer: {name} <{email}>{otherEmails}\nUpload page: {link}\nObjects: ai-photos/{prefix}\n\nWithout photos, the buyer may have lost the link: please write to them. With photos, the portraits are due. When they are on their way:\n  {command}',
  },
  owner_message: {
    subject: '{suspected}Message from {name} ({source})',
    text: 'Name: {name}\nEmail: {email}\nCompany: {company}\nInstagram: {instagram}\nForm: {source}, {edition}\nReceived: {received}{reason}\n\n{message}\n',
  },
}

/** Why a message is suspected. The owner judges; it was kept all the same. */
export const suspicionReasons = {
  trap: 'a field was filled in that people do not see',
  too_often: 'many messages came from the same connection within a minute',
  challenge: 'the challenge was not passed',
}
