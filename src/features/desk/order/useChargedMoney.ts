import type { DeskOrder } from '~/features/desk/schema'
import { useMoney } from '../shell/useMoney'

/** Formats amounts, in minor units, in the currency that was charged for an order. */
export function useChargedMoney({ charged, currency }: DeskOrder): (minor: number) => string {
  const money = useMoney()
  return (minor) => money(minor, charged?.currency ?? currency)
}
