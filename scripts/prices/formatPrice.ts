import type { PriceRow } from '../../src/catalog/prices.ts'

/** A price with all that is printed about it: `from USD 1,290 (month), crossed out BRL 2,000`. */
export const formatPrice = ({ amount, currency, unit, from, crossedOut }: PriceRow): string =>
  [
    from ? 'from ' : '',
    `${currency} ${(amount / 100).toLocaleString('en-US')}`,
    unit ? ` (${unit})` : '',
    crossedOut ? `, crossed out ${crossedOut.currency} ${crossedOut.amount / 100}` : '',
  ].join('')
