import { locales } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { ownerDeadline } from '~/server/mail/ownerMoment'
import { type Claim, dollars } from './claim'
import {
  erased,
  type Facts,
  hasNoFiles,
  hasStatus,
  inStudio,
  isLogged,
  isRemark,
  marked,
  photos,
  portraits,
  promised,
  seen,
} from './facts'

/** The owner's words for the states that these mails can name, in each language. */
const statusWords: Partial<Record<Facts['order']['status'], readonly string[]>> = {
  paid: ['waiting for photos', 'aguardando fotos'],
  photos_received: ['ready to start', 'a iniciar'],
  in_production: ['in production', 'em produção'],
  delivered: ['delivered', 'entregue'],
  refunded: ['refunded', 'reembolsado'],
  emptied: ['photos deleted', 'fotos excluídas'],
}
const namesStatus = ({ order }: Facts, word = '') => statusWords[order.status]?.includes(word) ?? false

/** Claims in mails to the owner, true at the time of sending. */
export const ownerMails: readonly Claim[] = [
  {
    says: '{photos, plural, one {# photo has arrived for this order. Check it, and start if it’s good enough.} other {# photos have arrived for this order. Check them, and start if they’re good enough.}}',
    so: (f, match) => hasStatus(f, 'photos_received') && numberIn(match) === photos(f),
  },
  {
    says: '{photos, plural, one {Only # of the {recommended} recommended photos has arrived. Check it before you start.} other {Only # of the {recommended} recommended photos have arrived. Check them before you start.}}',
    so: (f, match) => hasStatus(f, 'photos_received') && photos(f) < 20 && numberIn(match) === photos(f),
  },
  {
    says: 'Deliver by {due}',
    found: /^(?:Deliver by|Entregar até) (.+)$/m,
    so: (f, [, said]) => locales.some((locale) => ownerDeadline(promised(f), locale) === said),
  },
  {
    says: 'Another payment came in for an order that was already paid.',
    so: ({ order }) => order.paidAt !== null,
  },
  {
    says: 'Please refund it in its provider’s dashboard. Keep the payment listed below as “Payment number”: it paid for the order.',
    so: (f) => f.order.providerPaymentId !== null && isLogged(f, 'paid_twice'),
  },
  {
    says: 'A payment came in that doesn’t match its order. The order doesn’t count as paid yet, and the order page tells the buyer that one of us is looking into it.',
    so: (f) => hasStatus(f, 'review'),
  },
  {
    says: 'If the amount is right as it is (one of your coupons, a tax), accept it as paid; the buyer then gets the link for the photos.',
    so: (f) => hasStatus(f, 'review') && f.order.plan !== 'unknown',
  },
  {
    says: 'This order is paid. It has been “{status}” since {since}, with {photos, plural, =0 {no photos} one {# photo} other {# photos}}.',
    so: (f, match) =>
      inStudio(f) && namesStatus(f, match[1]) && Number(match.slice(3).find(Boolean) ?? 0) === photos(f),
  },
  {
    says: 'The buyer is waiting for the corrected portraits.',
    so: (f) => inStudio(f) && f.order.correctionsAt !== null,
  },
  { says: 'The portraits are due.', so: (f) => hasStatus(f, 'in_production') },
  {
    says: 'The buyer was asked for other photos. Please write to them.',
    so: (f) => hasStatus(f, 'paid') && f.order.photosWanted !== null,
  },
  { says: 'The buyer may have lost the link: please write to them.', so: (f) => photos(f) === 0 },
  {
    says: 'The photos are here, and production hasn’t started.',
    so: (f) => photos(f) > 0 && !hasStatus(f, 'in_production', 'delivered'),
  },
  {
    says: 'A refund of {failed} didn’t reach the buyer. The provider has credited it back to your account.',
    so: ({ order }, [, sum]) =>
      order.refundFailedMinor > 0 && sum === dollars(order.refundFailedMinor, site.ownerLanguage),
  },
  {
    says: 'Refund it again at the desk. If it fails again, ask the buyer for another way to send the money, and then note at the desk that it’s settled.',
    so: ({ order }) => order.refundFailedMinor > 0,
  },
  { says: 'The order is now “{status}.”', so: (f, [, status]) => namesStatus(f, status) },
  {
    says: '{marked, plural, one {The buyer wants # of {portraits} portraits changed (number {numbers}).} other {The buyer wants # of {portraits} portraits changed (numbers {numbers}).}}',
    so: (f, match) => {
      const [count, all, numbers = ''] = match.slice(1).filter(Boolean)
      return (
        Number(count) === marked(f) &&
        Number(all) === portraits(f).length &&
        numbers.match(/\d+/g)?.length === marked(f)
      )
    },
  },
  {
    says: '{portraits, plural, one {The buyer wants the portrait changed.} other {The buyer wants the portraits changed.}}',
    so: (f) => f.order.correctionsAt !== null && (marked(f) === 0 || portraits(f).length === 1),
  },
  {
    says: 'Portrait {number}: {remark}',
    found: /^> (?:Portrait|Retrato) (\d+): (.+)$/m,
    so: (f, [, number, words = '']) => isRemark(f, Number(number), words),
  },
  {
    says: 'The order is back in production.',
    so: (f) => hasStatus(f, 'in_production') && f.order.correctionsAt !== null,
  },
  {
    says: 'Everything in this order was deleted with the link to the order: {erased}.',
    so: (f, [, what]) => erased(f).by === 'buyer' && namesErased(f, what),
  },
  {
    says: 'Nothing had happened in this order for six months, so its files were deleted: {erased}.',
    so: (f, [, what]) => erased(f).by === 'schedule' && namesErased(f, what),
  },
  {
    says: 'The portraits had already been delivered; the corrections the buyer asked for can no longer be made from these files.',
    so: (f) => seen(f).length > 0 && f.order.correctionsAt !== null,
  },
  {
    says: 'The buyer has withdrawn consent to the use of their photos.',
    so: ({ order }) => order.consentWithdrawnAt !== null,
  },
  {
    says: 'Everything in this order was deleted: {erased}.',
    so: (f, [, what]) => erased(f).by === 'buyer' && namesErased(f, what),
  },
  {
    says: 'The photos and portraits in this order are being deleted.',
    so: (f) => !hasNoFiles(f) && f.order.eraseRequestedAt !== null,
  },
  { says: 'There are no photos or portraits in this order.', so: hasNoFiles },
  {
    says: 'Production has to stop now: nothing more may be made from these photos.',
    so: (f) => hasStatus(f, 'emptied') && f.order.startedAt !== null && f.order.consentWithdrawnAt !== null,
  },
  {
    says: 'No portraits can be made for this order now. Write to the buyer; at the desk, you can reopen the order for photos or refund it.',
    so: (f) => hasStatus(f, 'emptied') && seen(f).length === 0,
  },
]

const numberIn = (match: RegExpMatchArray) => Number(match.slice(1).find(Boolean))

/** Whether everything that a sentence names was deleted: photos, portraits or both. */
function namesErased(facts: Facts, what = ''): boolean {
  const { photos, portraits } = erased(facts)
  const names = { photos: /photo|foto/.test(what), portraits: /portrait|retrato/.test(what) }
  return (
    (names.photos || names.portraits) && (!names.photos || photos > 0) && (!names.portraits || portraits > 0)
  )
}
