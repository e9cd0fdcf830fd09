import { type Claim, dollars, firstNumber } from './claim'
import {
  awaitsPortraits,
  cameAnotherWay,
  corrected,
  erased,
  hadPhotos,
  hasNoFiles,
  hasStatus,
  inStudio,
  isLogged,
  isRemark,
  marked,
  openShares,
  photos,
  portraits,
  promised,
  seen,
  shown,
  stored,
} from './facts'

/** Headings of the order page: the order's status. */
const head: Claim[] = [
  { says: 'Your payment is processing', so: (f) => hasStatus(f, 'pending') },
  { says: 'This order isn’t paid yet', so: ({ order }) => order.paidAt === null },
  { says: 'The payment didn’t go through', so: (f) => hasStatus(f, 'failed') },
  { says: 'We’re checking your payment', so: (f) => hasStatus(f, 'review') },
  { says: 'Now we need your photos', so: (f) => hasStatus(f, 'paid') && photos(f) === 0 },
  {
    says: 'We received your payment. Send your photos from your phone or computer, at least 20 if you can, and we’ll start.',
    so: (f) => hasStatus(f, 'paid') && f.order.paidAt !== null,
  },
  {
    says: '{count, plural, one {We already have one of your photos} other {We already have # of your photos}}',
    so: (f, match) => hasStatus(f, 'paid') && photos(f) === firstNumber(match),
  },
  { says: 'We need new photos', so: (f) => hasStatus(f, 'paid') && f.order.photosWanted !== null },
  {
    says: 'We’ve looked at your photos, and we need different ones for good portraits. Your order is waiting for them.',
    so: (f) => hasStatus(f, 'paid') && f.order.photosWantedAt !== null,
  },
  { says: 'Thank you. Now it’s our turn.', so: (f) => hasStatus(f, 'photos_received') && photos(f) > 0 },
  {
    says: 'Your portraits will be ready in 24–48 hours. We’ll write to you as soon as you can see them.',
    so: (f) => hasStatus(f, 'photos_received') && photos(f) > 0,
  },
  { says: 'We’re making your portraits', so: awaitsPortraits },
  {
    says: 'They’ll be ready in 24–48 hours. We’ll write to you as soon as you can see them.',
    so: awaitsPortraits,
  },
  {
    says: 'We’re working on your corrections',
    so: (f) => awaitsPortraits(f) && f.order.correctionsAt !== null,
  },
  {
    says: 'We’ll write to you as soon as the new portraits are ready. The ones you’ve seen stay here in the meantime.',
    so: (f) => awaitsPortraits(f) && seen(f).length > 0 && stored(f, 'portrait').length > 0,
  },
  {
    says: '{portraits, plural, one {Your portrait is ready} other {Your portraits are ready}}',
    so: (f, [text]) =>
      shown(f) && portraits(f).length > 0 && /portraits/.test(text) === portraits(f).length > 1,
  },
  {
    says: '{portraits, plural, one {Look at it, download it, and tell us if something isn’t right.} other {Look at them, download them, and tell us if something isn’t right.}}',
    so: (f) => shown(f) && portraits(f).length > 0,
  },
  {
    says: 'Your photos and portraits have been deleted',
    so: (f) => hasNoFiles(f) && erased(f).photos > 0 && erased(f).portraits > 0,
  },
  {
    says: 'Your photos have been deleted',
    so: (f) => hasNoFiles(f) && erased(f).photos > 0 && erased(f).portraits === 0,
  },
  {
    says: 'Your portraits have been deleted',
    so: (f) => hasNoFiles(f) && erased(f).portraits > 0 && erased(f).photos === 0,
  },
  {
    says: 'They’re gone for good, and without photos we can’t make your portraits. Write to us: we can reopen your order for photos, or talk about a refund.',
    so: (f) => hasNoFiles(f) && !hasStatus(f, 'refunded') && f.history.some(({ kind }) => kind === 'erased'),
  },
  {
    says: 'They’re gone for good. What you’ve downloaded is yours to keep.',
    so: (f) => hasNoFiles(f) && seen(f).length > 0,
  },
  {
    says: 'You withdrew your consent',
    so: (f) => hasStatus(f, 'emptied') && f.order.consentWithdrawnAt !== null,
  },
  {
    says: 'We no longer use your photos, so we can’t make your portraits. Write to us: we can open your order for new photos, or talk about a refund.',
    so: (f) => hasStatus(f, 'emptied') && f.order.consentWithdrawnAt !== null,
  },
  { says: 'You’ve been refunded', so: (f) => hasStatus(f, 'refunded') },
  {
    says: 'We’ve refunded {refunded}. Depending on your bank, a refund can take up to ten days to appear.',
    so: ({ order }, [, sum]) => sum === dollars(order.refundedMinor + order.settledMinor),
  },
]

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

/** The timeline of the order, with the steps that are done. */
const timeline: Claim[] = [
  { says: 'Paid', found: /^Paid: done$/m, so: ({ order }) => order.paidAt !== null },
  {
    says: 'Photos received',
    found: /^Photos received: done$/m,
    so: (facts) => hadPhotos(facts) || cameAnotherWay(facts),
  },
  { says: 'In production', found: /^In production: done$/m, so: ({ order }) => order.startedAt !== null },
  { says: 'Delivered', found: /^Delivered: done$/m, so: (f) => seen(f).length > 0 },
  {
    says: 'By {day}, here and with a link by email.',
    so: (f, [, day]) =>
      hasStatus(f, 'photos_received', 'in_production') &&
      promised(f) > new Date(f.now) &&
      day === dayOf(promised(f)),
  },
  { says: 'All deleted', found: /^All deleted: done$/m, so: hasNoFiles },
  { says: 'Amount refunded', found: /^Amount refunded: done$/m, so: (f) => hasStatus(f, 'refunded') },
  {
    says: '{count, plural, one {# photo has arrived. Your turn: send us the others.} other {# photos have arrived. Your turn: send us the others.}}',
    so: (f, match) => hasStatus(f, 'paid') && photos(f) === firstNumber(match),
  },
  {
    says: 'Your turn: send us your photos.',
    found: /^Your turn: send us your photos\.$/m,
    so: (f) => hasStatus(f, 'paid'),
  },
  {
    says: 'You sent your photos another way.',
    so: cameAnotherWay,
  },
]

/** The sections of the order page: photos, portraits, corrections and deletion. */
const parts: Claim[] = [
  {
    says: '{0, plural, one {You asked for corrections on {date}, and a new portrait is here.} other {You asked for corrections on {date}, and # new portraits are here.}}',
    so: (f, match) =>
      shown(f) &&
      corrected(f) === (/a new portrait/.test(match[0]) ? 1 : Number(match[0].match(/and (\d+) new/)?.[1])),
  },
  { says: 'You asked for corrections on {date}.', so: ({ order }) => order.correctionsAt !== null },
  {
    says: 'We received your corrections on {date}.',
    so: (f) => f.order.correctionsAt !== null && (inStudio(f) || awaitsPortraits(f)),
  },
  {
    says: 'Portrait {number}',
    found: /^Portrait (\d+)\n“(.+)”$/m,
    so: (f, [, number, words = '']) => isRemark(f, Number(number), words),
  },
  {
    says: 'Does it look like you? One tap tells us; tap again to undo it.',
    so: (f) => shown(f) && portraits(f).length > 0 && f.order.correctionsAt !== null,
  },
  {
    says: 'Does it look like you? To have one redone, choose “Not me” or “Fix this.” Press again to undo.',
    so: (f) => shown(f) && portraits(f).length > 0 && f.order.correctionsAt === null,
  },
  {
    says: '{marked, plural, one {# marked: review and send} other {# marked: review and send}}',
    so: (f, match) =>
      shown(f) &&
      f.order.correctionsAt === null &&
      portraits(f).filter(({ verdict }) => verdict === 'not_me').length === firstNumber(match),
  },
  {
    says: '{0, plural, one {You said portrait {openList} doesn’t quite look like you, but it isn’t marked.} other {You said portraits {openList} don’t quite look like you, but they aren’t marked.}}',
    so: (f) => shown(f) && f.files.some(({ verdict }) => verdict === 'almost' || verdict === 'not_me'),
  },
  { says: 'Being corrected', so: (f) => awaitsPortraits(f) && marked(f) > 0 },
  {
    says: 'One round of corrections is part of your order. Mark the portraits, tell us what to change, and send it all together.',
    so: (f) => shown(f) && f.order.correctionsAt === null,
  },
  {
    says: 'Your photos and portraits are being deleted.',
    so: ({ order }) => order.eraseRequestedAt !== null,
  },
  {
    says: 'Until {date}; then we delete them for good. You can delete them yourself at any time before then.',
    so: (f) => f.files.length > 0 && f.order.eraseRequestedAt === null,
  },
  {
    says: 'Your photos until {photosDate} and your portraits until {portraitsDate}; then we delete them for good. You can delete them yourself at any time before then.',
    so: (f) =>
      photos(f) > 0 && stored(f, 'portrait').length > 0 && f.order.photoDays !== f.order.portraitDays,
  },
  {
    says: 'On {date}, you agreed that we may use your photos for your portraits.',
    so: ({ order, history }) =>
      order.consentedAt !== null &&
      history.some(({ kind, detail }) => kind === 'consented' && detail !== null),
  },
  {
    says: 'By sending photos, you agreed that we may use them for your portraits.',
    so: (f) => f.order.consentedAt === null && (photos(f) > 0 || isLogged(f, 'consent_withdrawn')),
  },
  {
    says: 'On {withdrawalDate}, you withdrew that consent.',
    so: (f) => f.order.consentWithdrawnAt !== null && isLogged(f, 'consent_withdrawn'),
  },
  { says: 'Proof of deletion', so: (f) => erased(f).by !== undefined },
  { says: 'Deleted for good, thumbnails included', so: (f) => erased(f).by !== undefined },
  {
    says: '{0, plural, =0 {We don’t have any photos from you.} one {We have # photo from you.} other {We have # photos from you.}}',
    so: (f, match) => photos(f) === (/don’t have any/.test(match[0]) ? 0 : firstNumber(match)),
  },
  {
    says: 'Until we start, you can remove photos and add others, up to {photosPerOrder} in total.',
    so: (f) => hasStatus(f, 'paid', 'photos_received'),
  },
  {
    says: '{photosRecommended} or more give the best likeness.',
    so: (f) => hasStatus(f, 'paid', 'photos_received') && photos(f) < 20,
  },
  {
    says: 'Production has started, so photos can no longer be added or removed.',
    so: (f) => awaitsPortraits(f) && f.order.startedAt !== null,
  },
  { says: 'Your portraits were made from these photos.', so: (f) => shown(f) && photos(f) > 0 },
  {
    says: '{count, plural, one {# portrait} other {# portraits}}',
    found: /^(\d+) portraits?$/m,
    so: (f, match) => stored(f, 'portrait').length >= firstNumber(match),
  },
  {
    says: 'The portraits we replaced stay here too.',
    so: (f) =>
      f.order.correctionsAt !== null && stored(f, 'portrait').some(({ supersededAt }) => supersededAt),
  },
  {
    says: 'If your portraits aren’t what you hoped for, write to us within 30 days of your purchase, and you’ll get your money back.',
    so: (f) => f.order.paidAt !== null && !hasStatus(f, 'refunded', 'review'),
  },
  {
    says: '{0, plural, one {# earlier version} other {# earlier versions}}',
    so: (f, match) =>
      stored(f, 'portrait').filter(({ supersededAt }) => supersededAt).length >= firstNumber(match),
  },
  {
    says: '{count, plural, one {# portrait, to view and download, until {date}.} other {# portraits, to view and download, until {date}.}}',
    so: (f, match) =>
      openShares(f).some(({ count, mayDownload }) => mayDownload && count === firstNumber(match)),
  },
  {
    says: '{count, plural, one {# portrait, view only, until {date}.} other {# portraits, view only, until {date}.}}',
    so: (f, match) =>
      openShares(f).some(({ count, mayDownload }) => !mayDownload && count === firstNumber(match)),
  },
  {
    says: '{views, plural, =0 {Not opened yet.} one {Opened once.} other {Opened # times.}}',
    so: (f, match) =>
      openShares(f).some(({ views }) => views === (/Not/.test(match[0]) ? 0 : firstNumber(match))),
  },
  {
    says: '{downloads, plural, one {One download.} other {# downloads.}}',
    so: (f, match) => openShares(f).some(({ downloads }) => downloads === firstNumber(match)),
  },
  { says: 'Didn’t reach you', so: ({ order }) => order.refundFailedMinor > 0 },
  {
    says: 'The refund came back to us. We’ll send it again or find another way, and write to you.',
    so: ({ order }) => order.refundFailedMinor > 0,
  },
]

/** Every claim that the buyer's order page may make. */
export const buyerPage: readonly Claim[] = [...head, ...timeline, ...parts]
