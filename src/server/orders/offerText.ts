import { editions } from '~/catalog/editions'
import type { Locale } from '~/catalog/locales'
import { offerText as textOf } from '~/catalog/photoPlans'
import { translator } from '../translate'
import type { Order } from './order'

/**
 * Returns name and description of the ordered plan for the provider's page, and its number of portraits; `undefined`
 * for a plan that is unknown or no longer sold.
 * @param locale defaults to the buyer's language
 */
export function offerText(
  order: Pick<Order, 'offer' | 'plan' | 'edition'>,
  locale: Locale = editions[order.edition].locale,
): { name: string; description: string; portraits: number } | undefined {
  const text = textOf(order.edition, order)
  if (!text) return undefined
  const i18n = translator(locale)
  return { name: i18n._(text.name), description: i18n._(text.summary), portraits: text.photos }
}

/** Returns the plan name of an order; its key when it is no longer sold, an empty string when it is unknown. */
export function planName(order: Pick<Order, 'offer' | 'plan' | 'edition'>, locale?: Locale): string {
  if (order.plan === 'unknown') return ''
  return offerText(order, locale)?.name ?? order.plan
}
