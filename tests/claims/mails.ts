import { type Claim, dollars, firstNumber } from './claim'
import {
  corrected,
  erased,
  type Facts,
  hasNoFiles,
  hasStatus,
  inStudio,
  isRemark,
  photos,
  portraits,
  seen,
  shown,
  stored,
} from './facts'

const counts = (match: RegExpMatchArray, found: number) =>
  /\d/.test(match[0]) ? firstNumber(match) === found : found === 1

/** Whether a stated retention is that of the order for what is deleted. */
function isKept(
  { order }: Facts,
  match: RegExpMatchArray,
  what: 'photos' | 'portraits' | 'both' | 'any',
): boolean {
  const stated = firstNumber(match)
  const [forPhotos, forPortraits] = [order.photoDays ?? 90, order.portraitDays ?? 90]
  if (what === 'both') return stated === forPhotos && stated === forPortraits
  if (what === 'any') return stated === forPhotos || stated === forPortraits
  return stated === (what === 'photos' ? forPhotos : forPortraits)
}

/** Claims in mails to the buyer, true at the time of sending. */
export const buyerMails: readonly Claim[] = [
  {
    says: '{count, plural, one {Thank you. Your photo has arrived.} other {Thank you. Your # photos have arrived.}} Your portraits will be ready in 24–48 hours.',
    so: (f, match) =>
      (inStudio(f) || hasStatus(f, 'delivered')) && counts([match[0].replace('24–48', '')], photos(f)),
  },
  {
    says: 'Your order is paid. Now send us your photos',
    so: (f) => hasStatus(f, 'paid') && f.order.paidAt !== null,
  },
  { says: 'Your order is paid', so: ({ order }) => order.paidAt !== null },
  {
    says: 'Until we start, you can still add or remove photos, up to 30 in total.',
    so: (f) => hasStatus(f, 'paid', 'photos_received'),
  },
  {
    says: 'You can still add photos on your order page until we start: 20 or more give the best likeness.',
    so: (f) => hasStatus(f, 'paid', 'photos_received') && photos(f) < 20,
  },
  {
    says: '{count, plural, one {We have # photo from you.} other {We have # photos from you.}} Portraits turn out best with 20 or more: different days, different light, different clothes.',
    so: (f) => hasStatus(f, 'photos_received') && photos(f) > 0 && photos(f) < 20,
  },
  {
    says: 'Your order is paid, and all we need now is your photos. We’ll start as soon as they’re here.',
    so: (f) => hasStatus(f, 'paid') && photos(f) === 0,
  },
  {
    says: 'We won’t remind you again. Your order stays open, and the link keeps working.',
    so: ({ order }) => order.remindAt === null,
  },
  {
    says: 'We need new photos for your portraits',
    so: (f) => hasStatus(f, 'paid') && f.order.photosWanted !== null,
  },
  { says: 'Your order is open for photos again', so: (f) => hasStatus(f, 'paid') },
  {
    says: 'Your upload page is open again. We’ll continue as soon as the new photos are here.',
    so: (f) => hasStatus(f, 'paid', 'photos_received'),
  },
  {
    says: '{count, plural, one {Your corrected portrait is ready} other {Your corrected portraits are ready}}',
    so: (f) => shown(f) && corrected(f) > 0,
  },
  {
    says: '{count, plural, one {Your portrait is ready} other {Your portraits are ready}}',
    so: (f) => shown(f) && portraits(f).length > 0,
  },
  {
    says: 'We’ve made the changes you asked for. {count, plural, one {Look at your portrait and download it.} other {Look at your portraits and download them, one by one or all at once.}}',
    so: (f) => corrected(f) > 0,
  },
  {
    says: 'We’ve looked into your request, and {count, plural, one {your portrait is unchanged} other {your portraits are unchanged}}.',
    so: (f) => f.order.correctionsAt !== null && corrected(f) === 0,
  },
  {
    says: '{count, plural, one {Your portrait is finished. Look at it and download it.} other {All # portraits are finished. Look at them and download them, one by one or all at once.}}',
    so: (f, match) => shown(f) && counts(match, portraits(f).length),
  },
  {
    says: 'Something not quite right? Mark it on your order page and tell us what to change: one round of corrections is part of your order.',
    so: (f) => shown(f) && f.order.correctionsAt === null,
  },
  {
    says: 'Want to show {count, plural, one {it} other {them}} to someone? Your order page makes a link to just the portraits you choose. This email opens your whole order, so please don’t forward it.',
    so: (f) => shown(f) && portraits(f).length > 0,
  },
  {
    says: 'Thank you for telling us. Your portraits are back in our studio, and we’ll write to you as soon as the new ones are ready.',
    so: (f) => hasStatus(f, 'in_production') && f.order.correctionsAt !== null,
  },
  {
    says: 'Portrait {number}: {remark}',
    found: /^> (?:Portrait|Retrato) (\d+): (.+)$/m,
    so: (f, [, number, words = '']) => isRemark(f, Number(number), words),
  },
  {
    says: '{refunded} is on its way back to you: the full amount you paid.',
    so: ({ order }) => order.refundedMinor === order.amountMinor,
  },
  {
    says: '{refunded} of the {amount} you paid is on its way back to you.',
    so: ({ order }) => order.refundedMinor > 0 && order.refundedMinor < order.amountMinor,
  },
  { says: 'You’ve been refunded {refunded}', so: ({ order }) => order.settledMinor > 0 },
  {
    says: 'We’ve now paid back {refunded} in total. What couldn’t go back to your original payment method has reached you another way.',
    so: ({ order }, [, sum]) =>
      order.settledMinor > 0 && sum === dollars(order.refundedMinor + order.settledMinor),
  },
  { says: 'Your order is now closed.', so: (f) => hasStatus(f, 'refunded') },
  {
    says: 'We keep the files in your order until {until} and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
    so: (f) => !hasNoFiles(f),
  },
  {
    says: 'Your order continues: we’ll start as soon as your photos are here.',
    so: (f) => hasStatus(f, 'paid'),
  },
  { says: 'Your order continues as before.', so: (f) => inStudio(f) },
  { says: 'Your refund didn’t arrive', so: ({ order }) => order.refundFailedMinor > 0 },
  {
    says: 'Your portraits, and the photos they were made from, stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored.',
    so: (f, match) =>
      seen(f).length > 0 && photos(f) > 0 && stored(f, 'portrait').length > 0 && isKept(f, match, 'both'),
  },
  {
    says: 'We keep an order’s files for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete yours, and they can’t be restored.',
    so: (f, match) => seen(f).length > 0 && !hasNoFiles(f) && isKept(f, match, 'any'),
  },
  {
    says: 'We keep an order’s files for {days, plural, one {# day} other {# days}} after a refund. After {until}, we’ll delete yours, and they can’t be restored.',
    so: (f, match) => hasStatus(f, 'refunded') && !hasNoFiles(f) && isKept(f, match, 'any'),
  },
  {
    says: 'The photos your portraits were made from stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored. Your portraits stay until {portraitsUntil}.',
    so: (f, match) => seen(f).length > 0 && photos(f) > 0 && isKept(f, match, 'photos'),
  },
  {
    says: 'Your portraits stay with us for {days, plural, one {# day} other {# days}} after delivery. After {until}, we’ll delete them, and they can’t be restored.',
    so: (f, match) => seen(f).length > 0 && stored(f, 'portrait').length > 0 && isKept(f, match, 'portraits'),
  },
  {
    says: 'After delivery, we keep your photos and your portraits for different lengths of time. We’ll delete the photos after {photosUntil} and the portraits after {portraitsUntil}. They can’t be restored.',
    so: (f) => seen(f).length > 0 && photos(f) > 0 && stored(f, 'portrait').length > 0,
  },
  {
    says: 'We’ll delete your photos after {photosUntil} and your portraits after {portraitsUntil}',
    so: (f) => photos(f) > 0 && stored(f, 'portrait').length > 0,
  },
  {
    says: 'We keep your photos until {photosUntil} and your portraits until {portraitsUntil}, and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
    so: (f) => photos(f) > 0 && stored(f, 'portrait').length > 0,
  },
  {
    says: 'We keep your photos until {photosUntil} and then delete them. If you want them gone sooner, you can delete them yourself on your order page.',
    so: (f) => photos(f) > 0,
  },
  {
    says: 'Your portraits stay on your order page until {portraitsUntil}, and the photos you sent until {photosUntil}. If you want them gone sooner, you can delete them there yourself.',
    so: (f) => shown(f) && photos(f) > 0,
  },
  {
    says: 'It’s been more than five months since you asked for corrections, and your order hasn’t moved. We keep a stalled order’s files for 180 days, so we’ll delete yours after {until}.',
    so: (f) => inStudio(f) && f.order.correctionsAt !== null && !hasNoFiles(f),
  },
  {
    says: 'Your order hasn’t moved in more than five months, and your portraits aren’t finished. We keep a stalled order’s files for 180 days, so we’ll delete yours after {until}.',
    so: (f) => inStudio(f) && f.order.correctionsAt === null && !hasNoFiles(f),
  },
  {
    says: 'Your photos and portraits have been deleted',
    so: (f) => erased(f).photos > 0 && erased(f).portraits > 0,
  },
  { says: 'Your photos have been deleted', so: (f) => erased(f).photos > 0 },
  { says: 'Your portraits have been deleted', so: (f) => erased(f).portraits > 0 },
  { says: 'What you’ve downloaded is yours to keep.', so: (f) => seen(f).length > 0 },
  {
    says: 'Without photos, we can’t make your portraits. If you still want them, reply to this email, and we’ll reopen your order for photos. If not, write to us about a refund.',
    so: (f) => hasStatus(f, 'emptied'),
  },
  {
    says: 'This was done with the link to your order. If it wasn’t you, someone else has that link: please tell us right away.',
    so: (f) => erased(f).by === 'buyer',
  },
  {
    says: 'We did this at our studio. If you didn’t ask us to, please tell us right away.',
    so: (f) => /@/.test(erased(f).by ?? ''),
  },
  { says: 'You withdrew your consent', so: ({ order }) => order.consentWithdrawnAt !== null },
  {
    says: 'You told us we may no longer use your photos, so we’ve stopped using them.',
    so: ({ order }) => order.consentWithdrawnAt !== null,
  },
  {
    says: 'We’re deleting all of your photos and portraits now.',
    so: (f) => !hasNoFiles(f) && f.order.eraseRequestedAt !== null,
  },
  { says: 'We don’t have any photos or portraits of yours.', so: hasNoFiles },
  {
    says: 'Without your consent, we can’t make your portraits. If you still want them, reply to this email: we’ll reopen your order, and sending photos renews your consent. If not, write to us about a refund.',
    so: (f) => hasStatus(f, 'emptied') && f.order.consentWithdrawnAt !== null,
  },
  {
    says: 'The corrections you asked for can no longer be made.',
    so: (f) => hasStatus(f, 'emptied') && seen(f).length > 0 && f.order.correctionsAt !== null,
  },
  { says: 'We’ll delete your photos after {until}', so: (f) => photos(f) > 0 },
  { says: 'We’ll delete the files in your order after {until}', so: (f) => !hasNoFiles(f) },
  {
    says: 'We’ll delete your portraits and photos after {until}',
    so: (f) => photos(f) > 0 && stored(f, 'portrait').length > 0,
  },
  { says: 'We’ll delete your portraits after {until}', so: (f) => stored(f, 'portrait').length > 0 },
  {
    says: 'On {erased}, we deleted {photos, plural, one {# photo} other {# photos}} and {portraits, plural, one {# portrait} other {# portraits}} for good, thumbnails included. They can’t be restored.',
    so: (f) => erased(f).photos > 0 && erased(f).portraits > 0,
  },
  {
    says: 'On {erased}, we deleted {portraits, plural, one {# portrait} other {# portraits}} for good, thumbnails included. Nothing can be restored.',
    so: (f) => erased(f).portraits > 0,
  },
  {
    says: 'On {erased}, we deleted {photos, plural, one {# photo} other {# photos}} for good, thumbnails included. Nothing can be restored.',
    so: (f) => erased(f).photos > 0,
  },
  {
    says: 'Before that day, download anything you want to keep. If you want everything gone sooner, you can delete it yourself on your order page.',
    so: (f) => seen(f).length > 0 && stored(f, 'portrait').length > 0,
  },
  {
    says: 'Everything stays on your order page until {until}. If you want it gone sooner, you can delete it there yourself.',
    so: (f) => shown(f) && !hasNoFiles(f),
  },
  { says: 'We have your photos', so: (f) => photos(f) > 0 },
  { says: 'We have your correction notes', so: ({ order }) => order.correctionsAt !== null },
  { says: 'Your portraits are waiting for your photos', so: (f) => hasStatus(f, 'paid') && photos(f) === 0 },
  {
    says: 'Your portraits are still waiting for your photos',
    so: (f) => hasStatus(f, 'paid') && photos(f) === 0,
  },
  {
    says: 'Your partial refund is on its way',
    so: ({ order }) => order.refundedMinor > 0 && order.refundedMinor < order.amountMinor,
  },
  {
    says: 'We sent {failed} back to you, but it couldn’t be delivered and has come back to us. Usually the reason is a card or account that’s no longer in use.',
    so: ({ order }, [, sum]) => sum === dollars(order.refundFailedMinor),
  },
  {
    says: 'Your money isn’t lost. We’ll send it again or find another way, and write to you when it’s on its way. You don’t need to do anything.',
    so: ({ order }) => order.refundFailedMinor > 0,
  },
]
