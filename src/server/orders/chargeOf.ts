import type { Order } from './order'

/** Returns what was charged, in minor units, or the price if that is unknown. They differ for an order in review. */
export function chargeOf({ chargedMinor, chargedCurrency, amountMinor, currency }: Order) {
  return chargedMinor !== null && chargedCurrency !== null
    ? { amountMinor: chargedMinor, currency: chargedCurrency }
    : { amountMinor, currency }
}
