import type { Currency } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'

/**
 * Formats an amount of an order at the desk.
 * @param amount in minor units
 * @param currency as stored: a payment link may charge in one that the site does not sell in
 */
export const deskMoney = (amount: number, currency: string): string =>
  formatMoney({ amount, currency: currency as Currency })
