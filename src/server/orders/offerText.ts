import { editions } from '~/catalog/editions'
import type { Locale } from '~/catalog/locales'
import { offerText as textOf } from '~/catalog/photoPlans'
import { translator } from '../translate'
import type { Order } from './order'

/**
 * Name and description of what is ordered, as the provider's page shows them; `undefined` of a plan that nobody knows,
 * or that is not sold any more.
 * @param locale the buyer's language, where nothing is named
 */
export function offerText(
  order: Pick<Order, 'offer' | 'plan' | 'edition'>,
  locale: Locale = editions[order.edition].locale,
): { name: string; description: string } | undefined {
  const text = textOf(order.edition, order)
  if (!text) return undefined
  const i18n = translator(locale)
  return { name: i18n._(text.name), description: i18n._(text.summary) }
}

/** What the owner calls the plan of an order: by its key where it is not sold any more. */
export function planName(order: Pick<Order, 'offer' | 'plan' | 'edition'>, locale?: Locale): string {
  if (order.plan === 'unknown') return ''
  return offerText(order, locale)?.name ?? order.plan
}
