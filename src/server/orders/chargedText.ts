import { editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { Order } from './order'

/** Formats an amount, in minor units, for the buyer: `$97`, or `$97 USD` if their edition uses another currency. */
export function chargedText(
  { currency, edition }: Pick<Order, 'currency' | 'edition'>,
  amount: number,
): string {
  const text = formatMoney({ amount, currency })
  return editions[edition].currency === currency ? text : `${text} ${currency}`
}
