import type { MessageDescriptor } from '@lingui/core'
import { localMoney } from '~/catalog/localMoney'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import { photosRecommended } from '~/core/schemas/limits'
import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { PaymentProvider } from '~/core/schemas/providers'
import { ownerMoment } from '~/server/mail/ownerMoment'
import { planName } from '~/server/orders/offerText'
import { isLinkOrder, providerOfOrder } from '~/server/orders/order'
import type { Translate } from '~/server/translate'
import type { MailFacts } from './mailFacts'
import {
  editionLanguages,
  ownerFacts,
  paidByLink,
  photoCount,
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
  { order, files, duplicate }: MailFacts,
  translate: Translate,
): [string, string][] {
  const { customerName, customerEmail, enteredEmail, providerEmail, plan, edition } = order
  const locale = site.ownerLanguage
  const other = (email: string | null) => (email && email !== customerEmail ? cleanLine(email) : '')
  const name = providerTitles[providerOfOrder(order)]
  const provider = isLinkOrder(order) ? translate(paidByLink, { provider: name }) : name
  const isAboutPayment = aboutPayment.includes(kind)
  const due = aboutPortraits.includes(kind) && order.portraitsDueAt
  const isMismatch = kind === 'owner_mismatch'
  const charged =
    order.chargedMinor === null || order.chargedCurrency === null
      ? translate(unknownFact)
      : localMoney(order.chargedMinor, order.chargedCurrency, locale)
  const facts: [MessageDescriptor, string][] = [
    [ownerFacts.order, formatOrderNumber(order.number)],
    [ownerFacts.due, due ? ownerMoment(due, locale) : ''],
    [
      ownerFacts.photos,
      kind === 'owner_photos'
        ? translate(photoCount, { photos: files.photos, recommended: photosRecommended })
        : '',
    ],
    [ownerFacts.plan, planName(order, locale) || translate(unknownPlan)],
    [ownerFacts.price, plan === 'unknown' ? '' : localMoney(order.amountMinor, order.currency, locale)],
    [ownerFacts.edition, translate(editionLanguages[edition])],
    [ownerFacts.buyer, cleanLine(`${customerName ?? ''} ${customerEmail ? `<${customerEmail}>` : ''}`)],
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

function duplicateText(payment: string): string {
  const [provider, id] = payment.split(' ')
  return id ? `${providerTitles[provider as PaymentProvider]} ${id}` : ''
}
