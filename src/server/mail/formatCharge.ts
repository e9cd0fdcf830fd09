import { type Currency, editionList, editions } from '~/catalog/editions'
import { type Locale, sourceLocale } from '~/catalog/locales'
import { formatMoney } from '~/catalog/money'

const ownCurrencies: readonly string[] = editionList.map((edition) => editions[edition].currency)

/**
 * Formats a charged amount. Payment links can charge in any currency; ours are formatted as everywhere else.
 * @param minor in the smallest unit of the currency
 * @param locale of the amounts in other currencies
 */
export function formatCharge(minor: number, currency: string, locale: Locale = sourceLocale): string {
  if (isOurs(currency)) return formatMoney({ amount: minor, currency })
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function isOurs(currency: string): currency is Currency {
  return ownCurrencies.includes(currency)
}
