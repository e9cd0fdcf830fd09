import type { MessageDescriptor } from '@lingui/core'
import { localMoney } from '~/catalog/localMoney'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { PaymentProvider } from '~/core/schemas/providers'
import { ownerDeadline } from '~/server/mail/ownerMoment'
import { planName } from '~/server/orders/offerText'
import { isLinkOrder, type Order, providerOfOrder } from '~/server/orders/order'
import type { Translate } from '~/server/translate'
import type { MailFacts } from './mailFacts'
import {
  deliverBy,
  editionLanguages,
  ownerFacts,
  paidByLink,
  providerEmailLabels,
  providerTitles,
  unknownFact,
  unknownPlan,
} from './texts/ownerFacts'

/** Kinds of mail that concern one payment, which its number identifies at the provider. */
const aboutPayment: readonly OwnerMailKind[] = ['owner_mismatch', 'owner_paid_twice', 'owner_refund_failed']

/** Kinds of mail after which the owner goes on with the portraits. */
const aboutPortraits: readonly OwnerMailKind[] = ['owner_photos', 'owner_corrections', 'owner_unfulfilled']

/** Returns the labels and values of an order in a mail to the owner; empty values are left out. */
export function ownerOrderFacts(
  kind: OwnerMailKind,
  { order, duplicate }: MailFacts,
  translate: Translate,
): [string, string][] {
  const { customerName, customerEmail, enteredEmail, providerEmail, plan, edition } = order
  const locale = site.ownerLanguage
  const other = (email: string | null) => (email && email !== customerEmail ? cleanLine(email) : '')
  const name = providerTitles[providerOfOrder(order)]
  const provider = isLinkOrder(order) ? translate(paidByLink, { provider: name }) : name
  const isAboutPayment = aboutPayment.includes(kind)
  const isMismatch = kind === 'owner_mismatch'
  const charged =
    order.chargedMinor === null || order.chargedCurrency === null
      ? translate(unknownFact)
      : localMoney(order.chargedMinor, order.chargedCurrency, locale)
  const facts: [MessageDescriptor, string][] = [
    [ownerFacts.order, formatOrderNumber(order.number)],
    [ownerFacts.plan, planName(order, locale) || translate(unknownPlan)],
    [ownerFacts.price, plan === 'unknown' ? '' : localMoney(order.amountMinor, order.currency, locale)],
    [ownerFacts.edition, translate(editionLanguages[edition])],
    [ownerFacts.buyer, cleanLine(customerName ?? '')],
    [ownerFacts.email, cleanLine(customerEmail ?? '')],
    // The owner may need one of these to find the buyer.
    [ownerFacts.entered, other(enteredEmail)],
    [providerEmailLabels[providerOfOrder(order)], other(providerEmail)],
    [ownerFacts.charged, isMismatch ? charged : ''],
    [ownerFacts.provider, isAboutPayment ? provider : ''],
    [ownerFacts.payment, isAboutPayment ? (order.providerPaymentId ?? '') : ''],
    [ownerFacts.duplicate, duplicateText(duplicate)],
    // The session id opens the buyer's page, so only the mail that needs it contains it.
    [ownerFacts.session, isMismatch ? (order.providerSessionId ?? '') : ''],
  ]
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]): [string, string] => [translate(label), value])
}

/** Returns until when the portraits are promised, in a mail after which the owner goes on with them. */
export function deadlineOf(kind: OwnerMailKind, order: Order, translate: Translate): string | undefined {
  const due = aboutPortraits.includes(kind) ? order.portraitsDueAt : null
  return due ? translate(deliverBy, { due: ownerDeadline(due, site.ownerLanguage) }) : undefined
}

function duplicateText(payment: string): string {
  const [provider, id] = payment.split(' ')
  return id ? `${providerTitles[provider as PaymentProvider]} ${id}` : ''
}
