import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/addresses'
import type { BuyerMailKind } from '~/schemas/mailKinds'

/** Who buys portraits gets mails. */
type MailEdition = EditionsWith<'upload'>

/** `{name}` buyer, `{plan}` plan, `{amount}` price, `{count}` photos, `{order}` order number, `{until}` a day. */
type MailText = {
  subject: MessageDescriptor
  paragraphs: readonly MessageDescriptor[]
  /** What the one button says. It leads to the page where the order is. */
  action?: MessageDescriptor
}

/** What every mail to a buyer says around its own words. */
export const letter = {
  greeting: msg({ message: 'Hello {name},', comment: 'Mail. {name} is the buyer' }),
  /** To a buyer whose name nobody knows. */
  greetingNobody: msg({ message: 'Hello,', comment: 'Mail, when the name is not known' }),
  order: msg({ message: 'Order', comment: 'Mail: label in front of the order number' }),
  plan: msg({ message: 'Plan', comment: 'Mail: label in front of the name of the plan' }),
  amount: msg({ message: 'Amount', comment: 'Mail: label in front of what was paid, such as $399' }),
  date: msg({ message: 'Date', comment: 'Mail: label in front of the day of the order' }),
  ask: msg({ message: 'Questions? Answer this email, or write to {contact}.', comment: 'Mail' }),
  signature: msg({ message: 'The team at {brand}', comment: 'End of a mail' }),
} satisfies Record<string, MessageDescriptor>

const received: Record<MailEdition, MessageDescriptor> = {
  us: msg({
    message:
      '{count, plural, one {We have # photo from you and are starting.} other {We have # photos from you and are starting.}} Your portraits will be ready in 24–48 hours.',
    comment: 'Mail, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      '{count, plural, one {We have # photo from you and are starting.} other {We have # photos from you and are starting.}} In most cases your portraits are ready in under 24 hours.',
    comment: 'Mail, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

const photosEnding = msg({
  message: 'We delete your photos on {until}',
  comment: 'Subject of a mail. {until} is a day, such as March 5, 2027',
})

const buyerMails: Record<BuyerMailKind, (edition: MailEdition) => MailText> = {
  order_paid: () => ({
    subject: msg`Your order is paid. Now send us your photos`,
    paragraphs: [
      msg({
        message: 'Thank you for your order: {plan}, {amount}. Your payment has arrived.',
        comment: 'Mail',
      }),
      msg({
        message: 'Now we need your photos. You can send them from your phone or your computer.',
        comment: 'Mail',
      }),
      msg({
        message: 'Keep this email: the link stays valid, and you can go on with it on another device.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'Send my photos', comment: 'Mail: button' }),
  }),
  photos_received: (edition) => ({
    subject: msg`We have your photos`,
    paragraphs: [
      received[edition],
      msg({ message: 'You can add photos until we begin, 30 in all.', comment: 'Mail' }),
    ],
    action: msg({ message: 'See or add photos', comment: 'Mail: button' }),
  }),
  photos_few: () => ({
    subject: msg`We have your photos. More would help`,
    paragraphs: [
      msg({
        message:
          '{count, plural, one {We have # photo from you.} other {We have # photos from you.}} Portraits come out best from 20 and more: different days, light and clothes.',
        comment: 'Mail',
      }),
      msg({ message: 'Add more until we begin, or do nothing: then we start with these.', comment: 'Mail' }),
    ],
    action: msg({ message: 'Add photos', comment: 'Mail: button' }),
  }),
  photos_reminder: () => ({
    subject: msg`Your portraits are waiting for your photos`,
    paragraphs: [
      msg({
        message: 'Your order is paid, and we have no photos from you yet. We begin as soon as they are here.',
        comment: 'Mail',
      }),
      msg({
        message: 'Photos from your phone are fine: at least 20, in daylight, with your face clearly visible.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'Send my photos', comment: 'Mail: button' }),
  }),
  photos_wanted: () => ({
    subject: msg`We need other photos for your portraits`,
    paragraphs: [
      msg({ message: 'We have looked at your photos, and good portraits need others.', comment: 'Mail' }),
    ],
    action: msg({ message: 'Send other photos', comment: 'Mail: button' }),
  }),
  delivered: () => ({
    subject: msg`Your portraits are ready`,
    paragraphs: [
      msg({
        message:
          'Your portraits are finished. You can look at them and download them, one by one or all at once.',
        comment: 'Mail',
      }),
      msg({
        message: 'If something is not right, tell us there: one round of corrections is part of your order.',
        comment: 'Mail',
      }),
      msg({
        message:
          'Portraits and photos stay there for 90 days. You can delete them yourself at any time before.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'See my portraits', comment: 'Mail: button' }),
  }),
  corrections_received: () => ({
    subject: msg`We have your corrections`,
    paragraphs: [
      msg({
        message: 'Your portraits are back in our studio. We write to you as soon as the new ones are ready.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'See my order', comment: 'Mail: button' }),
  }),
  order_refunded: () => ({
    subject: msg`Your money is on its way back`,
    paragraphs: [
      msg({
        message: 'We have given back {refunded} of the {amount} that you paid.',
        comment: 'Mail. Both are sums of money, such as $399',
      }),
      msg({
        message: 'Depending on your bank it takes up to ten days until you see it.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'See my order', comment: 'Mail: button' }),
  }),
  order_link: () => ({
    subject: msg`The link to your order`,
    paragraphs: [
      msg({
        message:
          'Here is the link to your order. Whoever has it can see your photos: please keep it to yourself.',
        comment: 'Mail',
      }),
    ],
    action: msg({ message: 'Open my order', comment: 'Mail: button' }),
  }),
  address_changed: () => ({
    subject: msg`The email address of your order was changed`,
    paragraphs: [
      msg({
        message: 'From now on we write to another address about this order.',
        comment: 'Mail, to the address that was given up',
      }),
      msg({ message: 'If that was not you, please tell us at once.', comment: 'Mail' }),
    ],
  }),
  photos_ending: () => ({
    subject: photosEnding,
    paragraphs: [
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
  }),
  photos_ending_unfinished: () => ({
    subject: photosEnding,
    paragraphs: [
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
  }),
}

/** What a mail of a kind says to a buyer of an edition. */
export const buyerMail = (edition: MailEdition, kind: BuyerMailKind): MailText => buyerMails[kind](edition)

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
  owner_corrections: {
    subject: 'Corrections wanted: order {order}',
    text: 'The buyer of order {order} ({plan}, {amount}, {edition}) wants corrections of {marked} portraits.\nBuyer: {name} <{email}>{otherEmails}\n\n{corrections}\n',
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
