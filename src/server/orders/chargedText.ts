import { editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { Order } from './order'

/** An amount of an order for its buyer: `$97`, and `$97 USD` where the buyer's own money is another. */
export function chargedText(
  { currency, edition }: Pick<Order, 'currency' | 'edition'>,
  amount: number,
): string {
  const text = formatMoney({ amount, currency })
  return editions[edition].currency === currency ? text : `${text} ${currency}`
}
