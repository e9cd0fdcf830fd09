import type { ReactNode } from 'react'
import type { Money } from '~/catalog/prices'

export type PlanFact = { id: string; figure: string; label: string }

export type Plan = {
  id: string
  name: string
  summary?: string | undefined
  price: Money
  from?: boolean | undefined
  /** Shown after the figure, for example "/month". */
  unit?: string | undefined
  /** Extra costs, one line each. */
  extras?: readonly string[]
  /** The label of the raised, dark card. */
  mark?: string | undefined
  facts?: readonly PlanFact[]
  features?: readonly string[]
  note?: string | undefined
  action: ReactNode
}
