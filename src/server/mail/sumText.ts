import { type Currency, editionList, editions } from '~/catalog/editions'
import { sourceLocale } from '~/catalog/locales'
import { formatMoney } from '~/catalog/money'

const known: readonly string[] = editionList.map((edition) => editions[edition].currency)

/**
 * Writes a sum that was charged, which a payment link may do in any currency: one of ours as everywhere else.
 * @param minor in the smallest unit of the currency
 */
export function sumText(minor: number, currency: string): string {
  if (isOurs(currency)) return formatMoney({ amount: minor, currency })
  const format = new Intl.NumberFormat(sourceLocale, { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function isOurs(currency: string): currency is Currency {
  return known.includes(currency)
}
