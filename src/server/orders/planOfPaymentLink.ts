import { editionsOf, pathOf } from '~/catalog/addresses'
import { type ServicePlanKey, servicePlanKeys } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import type { OrderEdition } from '~/core/schemas/orderEdition'
import type { Config } from '../config'
import type { PaymentLink, PaymentSession } from '../payments/payment'

type LinkedPlan = { edition: OrderEdition; plan: ServicePlanKey | 'unknown' }

const cards = editionsOf('photo-service').flatMap((edition) =>
  servicePlanKeys.map((plan) => ({ edition, plan })),
)

/**
 * Finds the edition and plan of a payment by its payment link, because a coupon or tax changes the amount. Falls back
 * to the edition of the upload page that the link returns to, then to a plan with a link and exactly this price. If the
 * link can be read, the price alone does not tell a replaced link from another business of the owner: the owner
 * decides.
 * @returns `undefined` for a payment that is not ours
 */
export function planOfPaymentLink(
  { publicOrigin }: Config,
  { amountMinor, currency }: PaymentSession,
  link: PaymentLink | undefined,
): LinkedPlan | undefined {
  const linked = cards.find(
    ({ edition, plan }) => link && isSameLink(link.url, site.paymentLinks[edition][plan]),
  )
  if (linked) return linked
  const priced = cards.filter(({ edition, plan }) => {
    const price = priceOf(edition, 'service', 'ai-photos', plan)
    return price.amount === amountMinor && price.currency === currency
  })
  const edition = editionsOf('upload').find((edition) => {
    const page = URL.parse(link?.returnsTo ?? '')
    return page?.origin === publicOrigin && page.pathname === pathOf('upload', edition)
  })
  if (edition) return { edition, plan: priced.find((card) => card.edition === edition)?.plan ?? 'unknown' }
  const card = priced.find(({ edition, plan }) => site.paymentLinks[edition][plan])
  return card && { ...card, ...(link && { plan: 'unknown' as const }) }
}

/** Compares the last path segment only: custom domains, languages and prefilled coupons change host and query. */
function isSameLink(url: string, configured: string | null): boolean {
  const name = (address: string) => URL.parse(address)?.pathname.split('/').at(-1)
  return configured !== null && name(url) !== undefined && name(url) === name(configured)
}
