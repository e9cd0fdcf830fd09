import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { sellerLine } from '~/catalog/registrationLine'
import { site } from '~/catalog/site'
import { timeZones } from '~/catalog/timeZones'
import { photosRecommended } from '~/core/schemas/limits'
import type { BuyerMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { buyerMail } from '~/features/orders/server/mails/texts/buyerMails'
import { retakeReasonMailTexts } from '~/features/photos/content/retakeReasonMailTexts'
import { longDate } from '~/i18n/longDate'
import type { Config } from '~/server/config'
import { letter, type MailContext, productName } from '~/server/mail/content/mail'
import { firstName } from '~/server/mail/firstName'
import type { SunHeight } from '~/server/mail/letter'
import type { Mail } from '~/server/mail/mailer'
import { readableName } from '~/server/mail/readableName'
import { writeLetter } from '~/server/mail/writeLetter'
import { chargedText } from '~/server/orders/chargedText'
import { chargeOf } from '~/server/orders/chargeOf'
import { seenDelivery } from '~/server/orders/delivery'
import { orderUrl } from '~/server/orders/links/orderUrl'
import { offerText } from '~/server/orders/offerText'
import { type Order, providerOfOrder } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { earlierOf, endingRoles, lastDayBefore } from '~/server/orders/retention'
import { acceptsPhotos } from '~/server/orders/statuses'
import { translateInto, translator } from '~/server/translate'
import { shareTexts } from '../shares/shareTexts'
import { type MailFacts, withdrawalOf } from './mailFacts'
import { correctionWords } from './texts/correctionWords'
import { providerTitles } from './texts/ownerFacts'

/** Composes a mail to the buyer from the order's current state, in its language; `undefined` without an address. */
export function composeBuyerMail(config: Config, kind: BuyerMailKind, facts: MailFacts): Mail | undefined {
  const { order, recipient } = facts
  const to = recipient ?? order.customerEmail
  if (!to) return undefined
  const { locale } = editions[order.edition]
  const i18n = translator(locale)
  const contact = site.contact[order.edition].email
  const name = firstName(readableName(order.customerName))
  const values = { ...valuesOf(facts), brand: site.brand, contact, name }
  const translate = ({ id }: { id: string }) => i18n._(id, values)
  const { subject, blocks, lead, action } = buyerMail(kind, matterOf(kind, facts))
  const inserts = {
    words: { quote: wordsOf(kind, facts) },
    reasons: {
      points: (order.photosWanted?.reasons ?? []).map((reason) => ({
        label: translate(retakeReasonMailTexts[reason].label),
        text: translate(retakeReasonMailTexts[reason].advice),
      })),
    },
  }
  const rows = ['order', 'product', 'plan', 'amount', 'provider', 'refunded', 'date'] as const
  const isReceipt = kind === 'order_paid'
  const provider = isReceipt ? providerTitles[providerOfOrder(order)] : ''
  const shown = { ...values, product: translate(productName), provider }
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: translate(subject),
      // Each sentence on a line of its own.
      title: translate(subject).split(/(?<=\.) /),
      sun: sunOf(facts),
      pictures: facts.portraits.map(({ src, place, count, scene }) => ({
        src,
        alt: scene
          ? i18n._(shareTexts.scene.id, { place, count, scene })
          : i18n._(shareTexts.portrait.id, { place, count }),
      })),
      greeting: translate(name ? letter.greeting : letter.greetingNobody),
      blocks: blocks.map((block) => (typeof block === 'string' ? inserts[block] : translate(block))),
      lead: lead ?? 1,
      action: action && { label: translate(action), href: hrefOf(config, kind, order, contact) },
      facts: rows.flatMap((row) => (shown[row] ? [[translate(letter[row]), shown[row]] as const] : [])),
      signature: translate(letter.signature),
      notes: [translate(letter.ask), isReceipt ? sellerLine(order.edition) : ''],
      ...(isReceipt && {
        terms: {
          label: translate(letter.terms),
          href: `${config.publicOrigin}${pathOf('terms', order.edition)}`,
        },
      }),
    },
    { to, replyTo: contact },
  )
}

/** The sun of the order page: it sets after the payment, appears while the portraits are made, and rises with them. */
function sunOf({ order, files, now }: MailFacts): SunHeight {
  if (seenDelivery(order, now) && files.portraits > 0) return 'risen'
  if (order.status === 'in_production') return 'rim'
  return order.status === 'paid' ? 'low' : 'set'
}

function matterOf(kind: BuyerMailKind, facts: MailFacts): MailContext {
  const { order, files, erasure, now } = facts
  const { edition, status } = order
  return {
    edition,
    isRefunded: status === 'refunded',
    refundedWhole: status === 'refunded' || order.refundedMinor >= chargeOf(order).amountMinor,
    sentBack: order.refundedMinor > 0,
    paidApart: order.settledMinor > 0,
    goesOn: studioStatuses.includes(status),
    waitsForPhotos: status === 'paid',
    takesPhotos: acceptsPhotos(status),
    hasPhotos: files.photos > 0,
    hasFewPhotos: files.photos < photosRecommended,
    hasPortraits: files.all > files.photos,
    ends: endsOf(facts),
    keptApart: (order.photoDays ?? 90) !== (order.portraitDays ?? 90),
    isDelivered: status === 'delivered',
    wasDelivered: seenDelivery(order, now) !== null,
    isEmptied: status === 'emptied',
    askedCorrections: order.correctionsAt !== null,
    corrected: files.corrected > 0,
    lastReminder: order.remindAt === null,
    hasReasons: Boolean(order.photosWanted?.reasons.length),
    wantsOthers: order.photosWanted !== null,
    hasWords: wordsOf(kind, facts) !== '',
    erased: { photos: Boolean(erasure?.photos), portraits: Boolean(erasure?.portraits) },
    withdrawal: withdrawalOf(facts),
    erasedByBuyer: erasure?.by === 'buyer',
  }
}

/** Returns what is deleted next, of what is there. */
function endsOf({ order, files }: MailFacts): MailContext['ends'] {
  const ending = endingRoles(order)
  const photos = ending.includes('photo') && files.photos > 0
  const portraits = ending.includes('portrait') && files.all > files.photos
  const isSameDay = Number(order.photoDeleteAt) === Number(order.portraitDeleteAt)
  return { photos, portraits, apart: photos && portraits && !isSameDay }
}

/** Returns the quoted text: the studio's note about the photos, or the buyer's about the portraits. */
function wordsOf(kind: BuyerMailKind, { order, marked }: MailFacts): string {
  if (kind === 'photos_wanted') return order.photosWanted?.words.trim() ?? ''
  const translate = translateInto(editions[order.edition].locale)
  return correctionWords({ words: order.corrections, marked, translate })
}

/** Values of the placeholders. Without a known plan, only a price that was actually charged is shown. */
function valuesOf(facts: MailFacts) {
  const { order, files, erasure, now } = facts
  const ends = endsOf(facts)
  const known = order.plan !== 'unknown'
  const { locale } = editions[order.edition]
  const dayOf = (at: Date) => longDate(at, locale, timeZones[order.edition])
  const lastDay = (end: Date | null) => longDate(lastDayBefore(end ?? now), locale)
  return {
    order: formatOrderNumber(order.number),
    plan: offerText(order)?.name ?? '',
    amount: known || order.chargedMinor !== null ? chargedText(order) : '',
    refunded: returnedMinor(order) ? chargedText(order, returnedMinor(order)) : '',
    failed: order.refundFailedMinor ? chargedText(order, order.refundFailedMinor) : '',
    date: dayOf(order.paidAt ?? order.createdAt),
    count: files.portraits && order.status === 'delivered' ? files.portraits : files.photos,
    days: (ends.photos ? order.photoDays : order.portraitDays) ?? 90,
    until: lastDay(order.deleteAt ?? earlierOf(order.photoEndAt, order.portraitEndAt)),
    photosUntil: lastDay(order.photoDeleteAt ?? order.photoEndAt),
    portraitsUntil: lastDay(order.portraitDeleteAt ?? order.portraitEndAt),
    photos: erasure?.photos ?? 0,
    portraits: erasure?.portraits ?? 0,
    erased: erasure ? dayOf(erasure.at) : '',
  }
}

/** Returns the order's URL; for the previous address of a changed order, a mailto link to us instead. */
function hrefOf(config: Config, kind: BuyerMailKind, order: Order, contact: string): string {
  return kind === 'address_changed'
    ? `mailto:${contact}?subject=${encodeURIComponent(formatOrderNumber(order.number))}`
    : orderUrl(config, order)
}
