import { type Offer, offerText as textOf } from '~/content/photoPlans'
import { editions } from '~/editions'
import { translator } from '../translate'
import type { Order } from './order'

/** Name and description of what is ordered, in the buyer's language, as the provider's page shows them. */
export function offerText(order: Pick<Order, 'offer' | 'plan' | 'edition'>): {
  name: string
  description: string
} {
  const i18n = translator(editions[order.edition].locale)
  const { name, summary } = textOf(order.edition, { offer: order.offer, plan: order.plan } as Offer)
  return { name: i18n._(name), description: i18n._(summary) }
}
