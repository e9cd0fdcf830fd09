import type { Locale } from './locales'
import { formatMoney } from './money'

/**
 * Formats a charged amount as its reader writes it: `$97`, and in Portuguese `US$ 97`. The shop's own pages have one
 * format for each currency instead (`formatMoney`).
 * @param minor in the smallest unit of the currency
 * @param currency as charged: payment links can charge in any
 */
export function localMoney(minor: number, currency: string, locale: Locale): string {
  if (currency === 'BRL' || (currency === 'USD' && locale === 'en-US'))
    return formatMoney({ amount: minor, currency })
  if (currency === 'USD') return formatMoney({ amount: minor, currency: 'BRL' }).replace('R$', 'US$')
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
