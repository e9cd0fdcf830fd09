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
  const amount = minor / minorPerUnit(currency)
  // Intl shows no fractions of some currencies, such as forints, that Stripe charges in hundredths.
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(amount % 1 && { minimumFractionDigits: 2 }),
  }).format(amount)
}

/**
 * Returns how many minor units are one unit of a currency. By Stripe’s list: Intl counts some
 * differently, and PayPal charges only dollars here.
 * @see https://docs.stripe.com/currencies#zero-decimal
 */
export function minorPerUnit(currency: string): number {
  if (/BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|X[AOP]F/.test(currency)) return 1
  return /BHD|JOD|KWD|OMR|TND/.test(currency) ? 1000 : 100
}
