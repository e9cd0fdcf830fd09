import { type Money, toMinor } from '../paypal/money'

/** Formats an amount in minor units for the session's locale, e.g. `$49.00`. */
export function formatMoney(
  minor: number | null,
  currency: string | null,
  locale: string | null = 'en',
): string {
  const language = locale === null || locale === 'auto' ? 'en' : locale
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? 'usd' })
  return format.format((minor ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Formats a PayPal amount for the order's locale, e.g. `$129.00`. */
export const formatAmount = (amount: Money, locale: string): string =>
  formatMoney(toMinor(amount), amount.currency_code, locale)
