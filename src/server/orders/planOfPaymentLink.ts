import { editionsOf, pathOf } from '~/catalog/addresses'
import { type ServicePlanKey, servicePlanKeys } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import type { Config } from '../config'
import type { PaymentLink, PaymentSession } from '../payments/payment'

type LinkedCard = { edition: OrderEdition; plan: ServicePlanKey | 'unknown' }

const cards = editionsOf('photo-service').flatMap((edition) =>
  servicePlanKeys.map((plan) => ({ edition, plan })),
)

/**
 * Finds the plan card of a payment through a link. The link tells, because a coupon or a tax changes the amount. A link
 * that leads to our upload page is of that edition, and the amount may tell the plan; without a link, the amount must be
 * exactly that of a card that has one. `undefined`: nothing of ours.
 */
export function planOfPaymentLink(
  { publicOrigin }: Config,
  { amountMinor, currency }: PaymentSession,
  link: PaymentLink | undefined,
): LinkedCard | undefined {
  const own = cards.find(({ edition, plan }) => link && isSame(link.url, site.paymentLinks[edition][plan]))
  if (own) return own
  const priced = cards.filter(({ edition, plan }) => {
    const price = priceOf(edition, 'service', 'ai-photos', plan)
    return price.amount === amountMinor && price.currency === currency
  })
  const edition = editionsOf('upload').find((edition) => {
    const page = URL.parse(link?.returnsTo ?? '')
    return page?.origin === publicOrigin && page.pathname === pathOf('upload', edition)
  })
  if (edition) return { edition, plan: priced.find((card) => card.edition === edition)?.plan ?? 'unknown' }
  return priced.find(({ edition, plan }) => site.paymentLinks[edition][plan])
}

/** Hosts and queries differ: a domain of the owner's own, a language or a coupon that is filled in. */
function isSame(url: string, configured: string | null): boolean {
  const name = (address: string) => URL.parse(address)?.pathname.split('/').at(-1)
  return configured !== null && name(url) !== undefined && name(url) === name(configured)
}
