import type { Order } from './order'

/** Returns what was charged, in minor units; for an order in review that differs from its price. */
export function chargeOf({ chargedMinor, chargedCurrency, amountMinor, currency }: Order) {
  return chargedMinor !== null && chargedCurrency !== null
    ? { amountMinor: chargedMinor, currency: chargedCurrency }
    : { amountMinor, currency }
}
