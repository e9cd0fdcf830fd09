import type { Order } from './order'

/** What was charged: of an order in review not its price. */
export function chargeOf({ chargedMinor, chargedCurrency, amountMinor, currency }: Order) {
  return chargedMinor !== null && chargedCurrency !== null
    ? { amountMinor: chargedMinor, currency: chargedCurrency }
    : { amountMinor, currency }
}
