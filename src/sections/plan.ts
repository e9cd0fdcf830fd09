import type { ReactNode } from 'react'
import type { Money } from '~/catalog/prices'

export type PlanFact = { id: string; figure: string; label: string }

export type Plan = {
  id: string
  name: string
  summary?: string | undefined
  price: Money
  from?: boolean | undefined
  /** What the price is for, as it follows the figure. */
  unit?: string | undefined
  /** What comes on top of the price, one line each. */
  extras?: readonly string[]
  /** The mark of the raised, dark card. */
  mark?: string | undefined
  facts?: readonly PlanFact[]
  features?: readonly string[]
  note?: string | undefined
  action: ReactNode
}
