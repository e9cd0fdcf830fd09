import { formatMoney } from '~/content/money'
import type { Currency } from '~/editions'
import type { DeskOrder } from '~/schemas/desk'

/** Writes an amount of an order in the currency that was charged. */
export function chargedMoney({ charged, currency }: DeskOrder, amount: number): string {
  return formatMoney({ amount, currency: (charged?.currency ?? currency) as Currency })
}
