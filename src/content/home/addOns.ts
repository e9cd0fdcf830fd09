import type { MessageDescriptor } from '@lingui/core'
import type { Product } from '../prices'

export type AddOnId = Exclude<Product, 'launch' | 'momentum' | 'dominion'>

/** A size in which an add-on is sold. `plan` names its row of the price book. */
export type AddOnTier = {
  plan: string
  name: MessageDescriptor
  details: readonly { id: string; text: MessageDescriptor }[]
  /** Row of the price book that comes on top every month. */
  upkeep?: string
}
