import { type Money, toMinor } from '../../paypal/money'
import { formatMoney } from '../money'

/** `$129.00`: an amount of PayPal's as the order's locale writes it. */
export const formatAmount = (amount: Money, locale: string): string =>
  formatMoney(toMinor(amount), amount.currency_code, locale)
