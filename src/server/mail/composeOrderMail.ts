import { buyerMail, ownerMails } from '~/content/mail'
import { formatMoney } from '~/content/money'
import { type Edition, editions } from '~/editions'
import { site } from '~/site'
import { offerText } from '../orders/offerText'
import type { Order } from '../orders/order'
import { uploadUrl } from '../orders/uploadUrl'
import { listPhotos } from '../photos/listPhotos'
import type { Services } from '../services'
import { translator } from '../translate'
import type { Mail } from './compose'
import { fill } from './fill'
import { isOwnerMail, type OrderMailKind } from './kinds'

/** Writes a mail from the order as it is now; `undefined` when there is nobody to write to. */
export async function composeOrderMail(
  services: Services,
  kind: OrderMailKind,
  order: Order,
): Promise<Mail | undefined> {
  const session = order.providerSessionId ?? ''
  const values: Record<string, string> = {
    brand: site.brand,
    name: order.customerName ?? '',
    email: order.customerEmail ?? '',
    plan: offerText(order).name,
    amount: formatMoney({ amount: order.amountMinor, currency: order.currency }),
    link: uploadUrl(services.config, order, session),
    count: String((await listPhotos(services, order)).length),
    order: order.id,
    provider: order.provider,
    payment: order.providerPaymentId ?? '',
    status: order.status,
    since: order.updatedAt.toISOString().slice(0, 16).replace('T', ' '),
    until: dayOf(order.eraseAt ?? order.photosEndAt, order.edition),
    edition: order.edition,
    prefix: session,
    command: `npm run order -- delivered ${order.id}${services.config.payments === 'sandbox' ? '' : ' --remote'}`,
  }
  if (isOwnerMail(kind))
    return {
      to: site.ownerInbox,
      from: site.sender,
      ...(order.customerEmail ? { replyTo: order.customerEmail } : {}),
      subject: fill(ownerMails[kind].subject, values),
      text: fill(ownerMails[kind].text, values),
    }
  if (!order.customerEmail) return undefined
  const i18n = translator(order.edition)
  const { subject, paragraphs } = buyerMail(order.edition, kind)
  return {
    to: order.customerEmail,
    from: site.sender,
    replyTo: site.contact[order.edition].email,
    subject: i18n._(subject.id, values),
    text: paragraphs.map((paragraph) => i18n._(paragraph.id, values)).join('\n\n'),
  }
}

function dayOf(moment: Date | null, edition: Edition): string {
  if (!moment) return ''
  return moment.toLocaleDateString(editions[edition].locale, { dateStyle: 'long', timeZone: 'UTC' })
}
