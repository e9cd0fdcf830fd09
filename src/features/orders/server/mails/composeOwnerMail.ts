import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import {
  ownerFacts,
  ownerMail,
  ownerWords,
  unknownPlan,
} from '~/features/orders/server/mails/texts/ownerMail'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import { fill } from '~/server/mail/fill'
import { formatCharge } from '~/server/mail/formatCharge'
import type { Mail } from '~/server/mail/mailer'
import { replyTo } from '~/server/mail/replyTo'
import { writeLetter } from '~/server/mail/writeLetter'
import { chargeOf } from '~/server/orders/chargeOf'
import { seenDelivery } from '~/server/orders/delivery'
import { planName } from '~/server/orders/offerText'
import { type Order, providerOfOrder } from '~/server/orders/order'
import { providers } from '~/server/payments/providers'
import type { MailFacts } from './mailFacts'

/** Composes a mail to the owner from the order's current state. Replies go to the buyer; the button opens the desk. */
export function composeOwnerMail(config: Config, kind: OwnerMailKind, facts: MailFacts): Mail {
  const { order, files, marked, erasure } = facts
  const values: Record<string, string> = {
    order: formatOrderNumber(order.number),
    count: countText(files.photos, ownerWords.photo),
    marked: markedText(marked, files),
    provider: order.provider,
    payment: order.providerPaymentId ?? 'unknown',
    failed: formatCharge(order.refundFailedMinor, chargeOf(order).currency),
    status: ownerWords.statuses[order.status],
    since: `${order.updatedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    erased: [
      erasure?.photos ? countText(erasure.photos, ownerWords.photo) : '',
      erasure?.portraits ? countText(erasure.portraits, ownerWords.portrait) : '',
    ]
      .filter(Boolean)
      .join(' and '),
  }
  const { subject, paragraphs, action } = ownerMail(kind, {
    photos: files.photos,
    wantsOthers: order.status === 'paid' && order.photosWanted !== null,
    isStarted: order.status === 'in_production',
    isEmptied: order.status === 'emptied',
    wasDelivered: seenDelivery(order, facts.now) !== null,
    erasedByBuyer: erasure?.by === 'buyer',
    mayAccept: order.plan !== 'unknown',
    hasWords: Boolean(order.corrections),
  })
  const quotes = kind === 'owner_corrections' && order.corrections ? [{ quote: order.corrections }] : []
  return writeLetter(
    {
      locale: sourceLocale,
      brand: site.brand,
      subject: fill(subject, values),
      blocks: [...paragraphs.map((text) => fill(text, values)), ...quotes],
      action: { label: action, href: deskUrl(config, `/orders/${order.id}`) },
      facts: factsOf(kind, order).filter(([, value]) => value !== ''),
    },
    { to: site.ownerInbox, ...replyTo(order.customerEmail) },
  )
}

const countText = (count: number, [one, more]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : more}`

/** Names the portraits to change, by the numbers that buyer and desk see. */
function markedText(marked: readonly number[], { all, photos }: MailFacts['files']): string {
  const portraits = all - photos
  if (!marked.length) return portraits === 1 ? 'the portrait' : 'the portraits'
  const numbers = new Intl.ListFormat(sourceLocale).format(marked.map(String))
  return `${marked.length} of ${countText(portraits, ownerWords.portrait)} (${marked.length === 1 ? 'number' : 'numbers'} ${numbers})`
}

function factsOf(kind: OwnerMailKind, order: Order): (readonly [string, string])[] {
  const { customerName, customerEmail, enteredEmail, providerEmail } = order
  const known = order.plan !== 'unknown'
  const other = (email: string | null) => (email && email !== customerEmail ? cleanLine(email) : '')
  const facts: (readonly [string, string])[] = [
    [ownerFacts.order, formatOrderNumber(order.number)],
    [ownerFacts.plan, planName(order) || unknownPlan],
    [ownerFacts.price, known ? formatCharge(order.amountMinor, order.currency) : ''],
    [ownerFacts.edition, order.edition],
    [ownerFacts.buyer, cleanLine(`${customerName ?? ''} ${customerEmail ? `<${customerEmail}>` : ''}`)],
    // The owner may need one of these to find the buyer.
    [ownerFacts.entered, other(enteredEmail)],
    [providers[providerOfOrder(order)].emailLabel, other(providerEmail)],
  ]
  if (kind === 'owner_mismatch')
    facts.push(
      [
        ownerFacts.charged,
        order.chargedMinor === null || order.chargedCurrency === null
          ? 'unknown'
          : formatCharge(order.chargedMinor, order.chargedCurrency),
      ],
      [ownerFacts.payment, order.providerPaymentId ?? ''],
      [ownerFacts.session, `${order.providerSessionId ?? ''} (${order.provider})`],
    )
  return facts
}
