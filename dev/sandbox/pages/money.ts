import { type Money, toMinor } from '../paypal/money'

/** `$49.00`: an amount of minor units as the session's locale writes it. */
export function formatMoney(
  minor: number | null,
  currency: string | null,
  locale: string | null = 'en',
): string {
  const language = locale === null || locale === 'auto' ? 'en' : locale
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? 'usd' })
  return format.format((minor ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** `$129.00`: an amount of PayPal's as the order's locale writes it. */
export const formatAmount = (amount: Money, locale: string): string =>
  formatMoney(toMinor(amount), amount.currency_code, locale)
