import { combination } from './combination'

/** Starting prices of a power-up in centavos, monthly and one-time. */
export type StartingAmounts = { monthly: number; once: number }

/**
 * Adds up starting prices, in centavos.
 * @returns `full` before the discount, and `due` after it: two or more power-ups reduce both sums (R-TIM-17)
 */
export function addUp(parts: readonly StartingAmounts[]): { full: StartingAmounts; due: StartingAmounts } {
  const full = { monthly: 0, once: 0 }
  for (const { monthly, once } of parts) {
    full.monthly += monthly
    full.once += once
  }
  const share = parts.length >= combination.from ? 100 - combination.percent : 100
  const reduce = (amount: number) => Math.round((amount * share) / 100)
  return { full, due: { monthly: reduce(full.monthly), once: reduce(full.once) } }
}
