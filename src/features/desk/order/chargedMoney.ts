import type { Currency } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { DeskOrder } from '~/features/desk/schema'

/** Formats an amount, in minor units, in the currency that was charged. */
export function chargedMoney({ charged, currency }: DeskOrder, amount: number): string {
  return formatMoney({ amount, currency: (charged?.currency ?? currency) as Currency })
}
