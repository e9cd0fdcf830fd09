import { editions } from '~/catalog/editions'
import { sourceLocale } from '~/catalog/locales'
import { localMoney } from '~/catalog/localMoney'
import { chargeOf } from './chargeOf'
import type { Order } from './order'

/**
 * Formats an amount of a charge for the buyer: `$97`, or `$97 USD` if their edition uses another currency.
 * @param amount in minor units of the charge; by default all of it
 */
export function chargedText(order: Order, amount = chargeOf(order).amountMinor): string {
  const { currency } = chargeOf(order)
  const text = localMoney(amount, currency, sourceLocale)
  return editions[order.edition].currency === currency ? text : `${text} ${currency}`
}
