import { deskMoney } from '~/features/desk/deskMoney'
import type { DeskOrder } from '~/features/desk/schema'

/** Formats an amount, in minor units, in the currency that was charged. */
export function chargedMoney({ charged, currency }: DeskOrder, amount: number): string {
  return deskMoney(amount, charged?.currency ?? currency)
}
