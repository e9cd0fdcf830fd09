import { photosRecommended } from '~/core/schemas/limits'
import { type Claim, firstNumber } from './claim'
import {
  calledOff,
  cameAnotherWay,
  corrected,
  erased,
  type Facts,
  hadPhotos,
  hasNoFiles,
  hasStatus,
  inStudio,
  isLogged,
  isRemark,
  marked,
  pending,
  photos,
  portraits,
  seen,
  shown,
} from './facts'

/** Mails to the buyer that contain the link, since the last retake request. */
const linkMails = ({ mails, order }: Facts) =>
  mails.filter(
    ({ kind, createdAt }) =>
      !kind.startsWith('owner_') && kind !== 'address_changed' && createdAt >= (order.photosWantedAt ?? 0),
  )

const isReceived = (facts: Facts, match: RegExpMatchArray) =>
  hasStatus(facts, 'photos_received') && photos(facts) === firstNumber(match)

/** The next step for the studio. */
const next: Claim[] = [
  {
    says: '{photos, plural, one {# photo is here. Ready to start} other {# photos are here. Ready to start}}',
    so: (f, match) => isReceived(f, match) && photos(f) >= photosRecommended,
  },
  {
    says: '{photos, plural, one {# photo is here} other {# photos are here}} ({recommended} recommended)',
    so: (f, match) => isReceived(f, match) && photos(f) < photosRecommended,
  },
  { says: 'Waiting for new photos', so: (f) => hasStatus(f, 'paid') && f.order.photosWanted !== null },
  { says: 'Waiting for the buyer’s photos', so: (f) => hasStatus(f, 'paid') },
  { says: 'Nothing is left to work with', so: (f) => hasStatus(f, 'emptied') && photos(f) === 0 },
  { says: 'The buyer has an email with the link.', so: (f) => linkMails(f).some(({ id }) => f.left.has(id)) },
  {
    says: 'An email with the link is on its way to the buyer.',
    so: (f) => linkMails(f).some(({ sentAt, droppedAt }) => !sentAt && !droppedAt),
  },
  {
    says: 'No email with the link has reached the buyer: please write to them.',
    so: (f) => !linkMails(f).some(({ sentAt, droppedAt }) => sentAt || !droppedAt),
  },
  { says: 'A reminder goes out in the next few minutes.', so: (f) => willRemind(f) },
  { says: 'A reminder goes out on {0}.', so: (f) => willRemind(f) },
  {
    says: '{photos, plural, one {# photo is here, and the buyer hasn’t said that it’s the only one.} other {# photos are here, and the buyer hasn’t said that these are all.}}',
    so: (f, match) => hasStatus(f, 'paid') && photos(f) === firstNumber(match),
  },
  {
    says: 'The last reminder was due on {0}; no more go out automatically.',
    so: ({ order }) => order.remindedAt !== null,
  },
  { says: 'The buyer won’t get a reminder.', so: (f) => !willRemind(f) },
  {
    says: 'On {0}, the buyer withdrew consent to the use of their photos: nothing more may be made from them.',
    so: ({ order }) => order.consentWithdrawnAt !== null,
  },
  { says: 'On {0}, everything was deleted through the buyer’s link.', so: (f) => erased(f).by === 'buyer' },
  {
    says: 'On {0}, everything was deleted because the storage period ended.',
    so: (f) => erased(f).by === 'schedule',
  },
  { says: 'On {0}, everything was deleted at the desk.', so: (f) => /@/.test(erased(f).by ?? '') },
  { says: 'The portraits had been delivered on {0}.', so: (f) => seen(f).length > 0 },
  { says: '{sum} didn’t reach the buyer', so: ({ order }) => order.refundFailedMinor > 0 },
]

function willRemind(facts: Facts): boolean {
  const isUndisputed = facts.order.dispute !== 'disputed' && facts.order.dispute !== 'lost'
  return hasStatus(facts, 'paid') && photos(facts) === 0 && facts.order.remindAt !== null && isUndisputed
}

/** The sections of the page. */
const parts: Claim[] = [
  { says: 'Paid', found: /^Paid done$/m, so: ({ order }) => order.paidAt !== null },
  { says: 'Photos', found: /^Photos done$/m, so: (f) => hadPhotos(f) || cameAnotherWay(f) },
  { says: 'came another way', so: cameAnotherWay },
  { says: 'Production', found: /^Production done$/m, so: ({ order }) => order.startedAt !== null },
  { says: 'Delivered', found: /^Delivered done$/m, so: (f) => seen(f).length > 0 },
  {
    says: 'Everything was deleted on {0}, and no photos have come since.',
    so: (f) => photos(f) === 0 && isLogged(f, 'erased'),
  },
  { says: 'There are no photos here.', so: (f) => photos(f) === 0 },
  { says: 'The buyer wants corrections', so: (f) => f.order.correctionsAt !== null && inStudio(f) },
  { says: 'The buyer asked for corrections', so: (f) => f.order.correctionsAt !== null && !inStudio(f) },
  {
    says: '{0, plural, one {# marked portrait} other {# marked portraits}}',
    found: /^(\d+) marked portraits?$/m,
    so: (f) => f.files.some((file) => file.marked),
  },
  {
    says: 'What they wrote was about portraits that are gone.',
    so: (f) =>
      f.order.correctionsAt !== null &&
      !f.order.corrections &&
      isLogged(f, 'erased') &&
      !f.files.some(({ remark }) => remark),
  },
  { says: '“Me”', found: /^“Me”$/m, so: (f) => f.files.some(({ verdict }) => verdict === 'me') },
  { says: '“Almost”', found: /^“Almost”$/m, so: (f) => f.files.some(({ verdict }) => verdict === 'almost') },
  { says: '“Not me”', found: /^“Not me”$/m, so: (f) => f.files.some(({ verdict }) => verdict === 'not_me') },
  {
    says: 'portrait {number}: “{remark}”',
    found: /(?<= )portrait (\d+): “(.+?)”(?=$| ·)/m,
    so: (f, [, number, words = '']) => isRemark(f, Number(number), words),
  },
  {
    says: 'There’s nothing to deliver yet: add the portraits above.',
    so: (f) => portraits(f).length === 0,
  },
  {
    says: 'No new portrait has come since the buyer asked for corrections.',
    so: (f) => f.order.correctionsAt !== null && corrected(f) === 0,
  },
  {
    says: '{marked, plural, one {# marked portrait would be delivered again as it was.} other {# marked portraits would be delivered again as they were.}}',
    so: (f, match) => marked(f) === firstNumber(match),
  },
  { says: 'The buyer has been able to see the portraits since {0}.', so: (f) => shown(f) },
  {
    says: 'Delivered. The email to the buyer is waiting.',
    so: (f) =>
      pending(f) &&
      f.mails.some(({ kind, sentAt, droppedAt }) => kind === 'delivered' && !sentAt && !droppedAt),
  },
  {
    says: '{minutes, plural, one {You can undo it for # more minute.} other {You can undo it for # more minutes.}}',
    so: pending,
  },
  { says: 'You can still undo it for less than a minute.', so: pending },
  { says: 'are being deleted', so: ({ order }) => order.eraseRequestedAt !== null },
  { says: 'Photos stay until', so: (f) => !hasNoFiles(f) || f.files.length > 0 },
  { says: 'Didn’t arrive', so: ({ order }) => order.refundFailedMinor > 0 },
  // The badge in the header; the mail of the same name is in quotation marks.
  { says: 'Refund failed', found: /^Refund failed$/m, so: ({ order }) => order.refundFailedMinor > 0 },
  { says: 'Refunded', found: /^Refunded$/m, so: ({ order }) => order.refundedMinor > 0 },
]

/** The help on the status of the order. */
const help: Claim[] = [
  {
    says: 'The order is refunded. The page shows the amount. Delivered portraits can no longer be seen.',
    so: (f) => f.order.refundedMinor > 0 && !shown(f),
  },
]

/** The audit log, mails with their delivery state. */
const history: Claim[] = [
  { says: 'Portraits delivered', so: (f) => seen(f).length > 0 },
  { says: 'Portraits released: the buyer sees them in a few minutes', so: pending },
  {
    says: 'Portraits released, and pulled back before the buyer saw them',
    so: (f) => calledOff(f).length > 0,
  },
]

/** Every claim that the order page at the desk may make. */
export const deskPage: readonly Claim[] = [...next, ...parts, ...help, ...history]
