import { acceptAdvice, ownerFacts, ownerMails, unknownPlan } from '~/content/ownerMail'
import { sourceLocale } from '~/locales'
import { cleanLine } from '~/schemas/cleanLine'
import type { OwnerMailKind } from '~/schemas/mailKinds'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { site } from '~/site'
import type { Config } from '../config'
import type { Mail } from '../gateways/mail'
import { providers } from '../gateways/providers'
import { planName } from '../orders/offerText'
import { type Order, providerOfOrder } from '../orders/order'
import { chargeOf } from '../orders/refundOrder'
import { deskUrl } from './deskUrl'
import { fill } from './fill'
import { replyTo } from './replyTo'
import type { MailFacts } from './stillTrue'
import { sumText } from './sumText'
import { writeLetter } from './writeLetter'

/** Writes a mail to the owner from the order as it is now. Answers go to the buyer, the button to the desk. */
export function composeOwnerMail(config: Config, kind: OwnerMailKind, { order, files }: MailFacts): Mail {
  const values: Record<string, string> = {
    order: formatOrderNumber(order.number),
    count: String(files.photos),
    marked: files.marked ? `${files.marked} of ${files.portraits} portraits` : 'the portraits',
    provider: order.provider,
    payment: order.providerPaymentId ?? 'unknown',
    failed: sumText(order.refundFailedMinor, chargeOf(order).currency),
    status: order.status.replace('_', ' '),
    since: `${order.updatedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  }
  const { subject, paragraphs, action } = ownerMails[kind]
  const advice = kind === 'owner_mismatch' && order.plan !== 'unknown' ? [acceptAdvice] : []
  const quotes = kind === 'owner_corrections' && order.corrections ? [{ quote: order.corrections }] : []
  return writeLetter(
    {
      locale: sourceLocale,
      brand: site.brand,
      subject: fill(subject, values),
      blocks: [...[...paragraphs, ...advice].map((text) => fill(text, values)), ...quotes],
      action: { label: action, href: deskUrl(config, `/orders/${order.id}`) },
      facts: factsOf(kind, order).filter(([, value]) => value !== ''),
    },
    { to: site.ownerInbox, ...replyTo(order.customerEmail) },
  )
}

function factsOf(kind: OwnerMailKind, order: Order): (readonly [string, string])[] {
  const { customerName, customerEmail, enteredEmail, providerEmail } = order
  const known = order.plan !== 'unknown'
  const other = (email: string | null) => (email && email !== customerEmail ? cleanLine(email) : '')
  const facts: (readonly [string, string])[] = [
    [ownerFacts.order, formatOrderNumber(order.number)],
    [ownerFacts.plan, planName(order) || unknownPlan],
    [ownerFacts.price, known ? sumText(order.amountMinor, order.currency) : ''],
    [ownerFacts.edition, order.edition],
    [ownerFacts.buyer, cleanLine(`${customerName ?? ''} ${customerEmail ? `<${customerEmail}>` : ''}`)],
    // The owner may have to find the buyer by one of these.
    [ownerFacts.entered, other(enteredEmail)],
    [providers[providerOfOrder(order)].emailLabel, other(providerEmail)],
  ]
  if (kind === 'owner_mismatch')
    facts.push(
      [
        ownerFacts.charged,
        order.chargedMinor === null || order.chargedCurrency === null
          ? 'unknown'
          : sumText(order.chargedMinor, order.chargedCurrency),
      ],
      [ownerFacts.payment, order.providerPaymentId ?? ''],
      [ownerFacts.session, `${order.providerSessionId ?? ''} (${order.provider})`],
    )
  return facts
}
