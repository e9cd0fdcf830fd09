import { buyerMail, letter } from '~/content/mail'
import { formatMoney } from '~/content/money'
import { editions } from '~/editions'
import { longDate } from '~/i18n/longDate'
import { oneLine } from '~/schemas/fields'
import type { BuyerMailKind } from '~/schemas/mailKinds'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { site } from '~/site'
import type { Mail } from '../gateways/mail'
import { offerText } from '../orders/offerText'
import type { Order } from '../orders/order'
import { orderUrl } from '../orders/orderUrl'
import { listPhotos } from '../photos/listPhotos'
import type { Services } from '../services'
import { translator } from '../translate'
import { type Letter, letterHtml, letterText } from './letter'

/** Writes a mail to the buyer of an order as it is now, in the order's language; `undefined` without an address. */
export async function composeBuyerMail(
  services: Services,
  kind: BuyerMailKind,
  order: Order,
  recipient: string | null = null,
): Promise<Mail | undefined> {
  const to = recipient ?? order.customerEmail
  if (!to) return undefined
  const i18n = translator(order.edition)
  const { locale } = editions[order.edition]
  const contact = site.contact[order.edition].email
  const facts = orderFacts(order)
  const values = {
    ...facts,
    brand: site.brand,
    name: oneLine(order.customerName ?? ''),
    contact,
    refunded: formatMoney({ amount: order.refundedMinor, currency: order.currency }),
    count: (await listPhotos(services, order)).length,
    until: longDate(order.eraseAt ?? order.photosEndAt ?? services.now(), locale),
  }
  const say = ({ id }: { id: string }) => i18n._(id, values)
  const { subject, paragraphs, action } = buyerMail(order.edition, kind)
  const written: Letter = {
    locale,
    brand: site.brand,
    subject: say(subject),
    greeting: say(values.name ? letter.greeting : letter.greetingNobody),
    paragraphs: paragraphs.map(say),
    action: action && {
      label: say(action),
      href: orderUrl(services.config, order),
    },
    facts: (['order', 'plan', 'amount', 'date'] as const).flatMap((fact) =>
      facts[fact] ? [[say(letter[fact]), facts[fact]] as const] : [],
    ),
    ask: say(letter.ask),
    signature: say(letter.signature),
  }
  return {
    to: oneLine(to),
    from: site.sender,
    replyTo: contact,
    subject: written.subject,
    text: letterText(written),
    html: letterHtml(written),
  }
}

/** What an order is known by. Without a known plan there is no price either. */
function orderFacts(order: Order) {
  const known = order.plan !== 'unknown'
  return {
    order: formatOrderNumber(order.number),
    plan: known ? offerText(order).name : '',
    amount: known ? formatMoney({ amount: order.amountMinor, currency: order.currency }) : '',
    date: longDate(order.paidAt ?? order.createdAt, editions[order.edition].locale),
  }
}
