import { ownerMails } from '~/content/mail'
import { formatMoney } from '~/content/money'
import { sourceLocale } from '~/editions'
import { oneLine } from '~/schemas/fields'
import type { OwnerMailKind } from '~/schemas/mailKinds'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { site } from '~/site'
import type { Mail } from '../gateways/mail'
import { providers } from '../gateways/providers'
import { offerText } from '../orders/offerText'
import { type Order, providerOfOrder } from '../orders/order'
import { uploadUrl } from '../orders/uploadUrl'
import { listPhotos } from '../photos/listPhotos'
import type { Services } from '../services'
import { fill } from './fill'
import { replyTo } from './replyTo'

/** Writes a mail to the owner from the order as it is now. */
export async function composeOwnerMail(services: Services, kind: OwnerMailKind, order: Order): Promise<Mail> {
  const session = order.providerSessionId ?? ''
  const known = order.plan !== 'unknown'
  const command = (verb: string) =>
    `npm run order -- ${verb} ${order.id}${isLocal(services) ? '' : ' --remote'}`
  const values: Record<string, string> = {
    name: oneLine(order.customerName ?? ''),
    email: oneLine(order.customerEmail ?? ''),
    otherEmails: otherEmails(order),
    plan: known ? offerText(order).name : 'a plan that its payment link does not tell',
    amount: known ? formatMoney({ amount: order.amountMinor, currency: order.currency }) : 'no price',
    charged: chargedText(order),
    link: uploadUrl(services.config, order, session),
    marked: String((await listPhotos(services, order, 'portrait')).filter(({ marked }) => marked).length),
    corrections: order.corrections ?? '',
    count: String((await listPhotos(services, order)).length),
    order: formatOrderNumber(order.number),
    provider: order.provider,
    payment: order.providerPaymentId ?? '',
    status: order.status,
    since: order.updatedAt.toISOString().slice(0, 16).replace('T', ' '),
    edition: order.edition,
    prefix: session,
    command: command('delivered'),
    // Without a plan there is nothing to accept.
    accept: known ? `\n${ownerMails.accept}\n  ${command('accept')}\n` : '',
  }
  return {
    to: site.ownerInbox,
    from: site.sender,
    ...replyTo(order.customerEmail),
    subject: fill(ownerMails[kind].subject, values),
    text: fill(ownerMails[kind].text, values),
  }
}

/** Tells whether the order is on a developer's own machine: the sandbox is nowhere else. */
function isLocal({ config }: Services): boolean {
  return Object.values(config.payments).some(({ mode }) => mode === 'sandbox')
}

/** Lists the buyer's other addresses, a line each: the owner may have to find them by one. */
function otherEmails(order: Order): string {
  const { customerEmail, enteredEmail, providerEmail } = order
  const other = (label: string, email: string | null) =>
    email && email !== customerEmail ? `\n${label}: ${oneLine(email)}` : ''
  return (
    other('Typed into our form', enteredEmail) +
    other(providers[providerOfOrder(order)].emailLabel, providerEmail)
  )
}

/** Writes the sum that came, in its own currency. */
function chargedText({ chargedMinor, chargedCurrency }: Order): string {
  if (chargedMinor === null || chargedCurrency === null) return 'unknown'
  const format = new Intl.NumberFormat(sourceLocale, { style: 'currency', currency: chargedCurrency })
  return format.format(chargedMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
