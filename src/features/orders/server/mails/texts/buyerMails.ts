import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import type { MailContext, MailEdition, MailText } from '~/server/mail/content/mail'
import { deletionMails, seeOrder } from './deletionMails'
import { refundMails, sendPhotos } from './refundMails'

const received: Record<MailEdition, MessageDescriptor> = {
  us: msg({
    message:
      '{count, plural, one {Thank you. Your photo has arrived.} other {Thank you. Your # photos have arrived.}} Your portraits will be ready in 24–48 hours.',
    comment: 'Mail, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      '{count, plural, one {Thank you. Your photo has arrived.} other {Thank you. Your # photos have arrived.}} In most cases, the portraits are ready in under 24 hours.',
    comment: 'Mail, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

/** When portraits are ready, before the photos have come. */
const turnaround: Record<MailEdition, MessageDescriptor> = {
  us: msg({
    message: 'Once we have them, your portraits will be ready in 24–48 hours.',
    comment: 'Mail, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message: 'Once we have them, your portraits are ready in under 24 hours in most cases.',
    comment: 'Mail, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

const addPhotos = msg({ message: 'Add photos', comment: 'Mail: button' })

const buyerMails: Record<BuyerMailKind, (matter: MailContext) => MailText> = {
  order_paid: ({ edition, waitsForPhotos }) => ({
    subject: waitsForPhotos ? msg`Your order is paid. Now send us your photos` : msg`Your order is paid`,
    blocks: [
      msg({
        message:
          'Thank you for your order. We received your payment of {amount}, and this email is your receipt.',
        comment: 'Mail',
      }),
      ...(waitsForPhotos
        ? [
            msg({
              message:
                'The next step is yours: send us 20 to 30 photos of yourself. You can send them a few at a time, from your phone, your computer, or both.',
              comment: 'Mail',
            }),
            turnaround[edition],
          ]
        : []),
      msg({
        message:
          'Keep this email: its link always leads to your order. Anyone who has it can see your photos, so please don’t forward it.',
        comment: 'Mail',
      }),
    ],
    lead: waitsForPhotos ? 2 : 1,
    action: waitsForPhotos ? sendPhotos : seeOrder,
  }),
  photos_received: ({ edition, takesPhotos, hasFewPhotos }) => ({
    subject: msg`We have your photos`,
    blocks: [
      received[edition],
      ...(takesPhotos && hasFewPhotos
        ? [
            msg({
              message:
                'You can still add photos on your order page until we start: 20 or more give the best likeness.',
              comment: 'Mail, after fewer photos than recommended',
            }),
          ]
        : takesPhotos
          ? [
              msg({
                message: 'Until we start, you can still add or remove photos, up to 30 in total.',
                comment: 'Mail',
              }),
            ]
          : []),
    ],
    lead: takesPhotos && hasFewPhotos ? 2 : 1,
    action:
      takesPhotos && hasFewPhotos ? addPhotos : msg({ message: 'See my photos', comment: 'Mail: button' }),
  }),
  photos_few: () => ({
    subject: msg`We have your photos. A few more would help`,
    blocks: [
      msg({
        message:
          '{count, plural, one {We have # photo from you.} other {We have # photos from you.}} Portraits turn out best with 20 or more: different days, different light, different clothes.',
        comment: 'Mail',
      }),
      msg({
        message:
          'You can add more until we start. If these are all you have, there’s nothing to do: we’ll start with them.',
        comment: 'Mail',
      }),
    ],
    action: addPhotos,
  }),
  photos_reminder: ({ lastReminder }) => ({
    subject: lastReminder
      ? msg`Your portraits are still waiting for your photos`
      : msg`Your portraits are waiting for your photos`,
    blocks: [
      msg({
        message:
          'Your order is paid, and all we need now is your photos. We’ll start as soon as they’re here.',
        comment: 'Mail',
      }),
      msg({
        message: 'Photos from your phone are fine: 20 or more, in daylight, with your face clearly visible.',
        comment: 'Mail',
      }),
      lastReminder
        ? msg({
            message: 'We won’t remind you again. Your order stays open, and the link keeps working.',
            comment: 'Mail',
          })
        : msg({ message: 'Having trouble? Reply to this email, and we’ll help.', comment: 'Mail' }),
    ],
    action: sendPhotos,
  }),
  photos_wanted: ({ hasReasons, hasWords, wantsOthers }) => ({
    subject: wantsOthers
      ? msg`We need new photos for your portraits`
      : msg`Your order is open for photos again`,
    blocks: [
      ...(hasReasons || wantsOthers
        ? [
            msg({
              message: 'We’ve looked at your photos. To make portraits you’ll like, we need different ones.',
              comment: 'Mail',
            }),
          ]
        : []),
      ...(hasReasons
        ? ([
            msg({ message: 'Here’s what matters:', comment: 'Mail. The reasons follow' }),
            'reasons',
          ] as const)
        : []),
      ...(hasWords
        ? ([
            msg({ message: 'A note from our studio:', comment: 'Mail. Quoted words follow' }),
            'words',
          ] as const)
        : []),
      msg({
        message: 'Your upload page is open again. We’ll continue as soon as the new photos are here.',
        comment: 'Mail',
      }),
    ],
    // Without anything to say about the photos, the note comes first.
    lead: hasReasons || wantsOthers || !hasWords ? 1 : 3,
    action: wantsOthers ? msg({ message: 'Send new photos', comment: 'Mail: button' }) : sendPhotos,
  }),
  delivered: ({ askedCorrections, corrected, hasPhotos, keptApart }) => ({
    subject: corrected
      ? msg`{count, plural, one {Your corrected portrait is ready} other {Your corrected portraits are ready}}`
      : msg`{count, plural, one {Your portrait is ready} other {Your portraits are ready}}`,
    blocks: [
      corrected
        ? msg({
            message:
              'We’ve made the changes you asked for. {count, plural, one {Look at your portrait and download it.} other {Look at your portraits and download them, one by one or all at once.}}',
            comment: 'Mail',
          })
        : askedCorrections
          ? msg({
              message:
                'We’ve looked into your request, and {count, plural, one {your portrait is unchanged} other {your portraits are unchanged}}.',
              comment: 'Mail, after corrections were asked for',
            })
          : msg({
              message:
                '{count, plural, one {Your portrait is finished. Look at it and download it.} other {All # portraits are finished. Look at them and download them, one by one or all at once.}}',
              comment: 'Mail',
            }),
      askedCorrections
        ? msg({
            message:
              'If you’re still not happy with {count, plural, one {it} other {them}}, reply to this email. Our money-back guarantee covers you for 30 days from your purchase.',
            comment: 'Mail',
          })
        : msg({
            message:
              'Something not quite right? Mark it on your order page and tell us what to change: one round of corrections is part of your order.',
            comment: 'Mail',
          }),
      keptApart && hasPhotos
        ? msg({
            message:
              'Your portraits stay on your order page until {portraitsUntil}, and the photos you sent until {photosUntil}. If you want them gone sooner, you can delete them there yourself.',
            comment: 'Mail. Both are days, such as March 5, 2027',
          })
        : msg({
            message:
              'Everything stays on your order page until {until}. If you want it gone sooner, you can delete it there yourself.',
            comment: 'Mail. {until} is a day, such as March 5, 2027',
          }),
      msg({
        message:
          'Want to show {count, plural, one {it} other {them}} to someone? Your order page makes a link to just the portraits you choose. This email opens your whole order, so please don’t forward it.',
        comment: 'Mail',
      }),
    ],
    action: msg({
      message: '{count, plural, one {See my portrait} other {See my portraits}}',
      comment: 'Mail: button',
    }),
  }),
  corrections_received: ({ hasWords }) => ({
    subject: msg`We have your correction notes`,
    blocks: [
      msg({
        message:
          'Thank you for telling us. Your portraits are back in our studio, and we’ll write to you as soon as the new ones are ready.',
        comment: 'Mail',
      }),
      ...(hasWords
        ? ([msg({ message: 'You wrote:', comment: 'Mail. The reader’s own words follow' }), 'words'] as const)
        : []),
    ],
    action: seeOrder,
  }),
  ...refundMails,
  order_link: () => ({
    subject: msg`The link to your order`,
    blocks: [
      msg({
        message:
          'Here’s the link to your order. Anyone who has it can see and delete everything there, so please keep it to yourself.',
        comment: 'Mail',
      }),
      msg({ message: 'If you didn’t ask for it, you can ignore this email.', comment: 'Mail' }),
    ],
    action: msg({ message: 'Open my order', comment: 'Mail: button' }),
  }),
  address_changed: () => ({
    subject: msg`The email address for your order was changed`,
    blocks: [
      msg({
        message: 'From now on, our emails about this order go to another address.',
        comment: 'Mail, to the address that was given up',
      }),
      msg({
        message: 'If that was you, there’s nothing to do. If not, please tell us right away.',
        comment: 'Mail',
      }),
    ],
    lead: 2,
    action: msg({ message: 'That wasn’t me', comment: 'Mail: button that writes to us' }),
  }),
  ...deletionMails,
}

/** Returns the text of a mail to a buyer. */
export function buyerMail(kind: BuyerMailKind, matter: MailContext): MailText {
  return buyerMails[kind](matter)
}
