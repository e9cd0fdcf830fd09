import type { MessageDescriptor } from '@lingui/core'
import type { AddOn } from '~/catalog/products'

/** A size in which an add-on is sold. `plan` names its row of the price book. */
export type AddOnTier = {
  plan: string
  name: MessageDescriptor
  details: readonly { id: string; text: MessageDescriptor }[]
  /** Row of the price book that comes on top every month. */
  upkeep?: string
}

/** Makes a list in its order of a record that has every add-on. */
export function listed<T>(addOns: Record<AddOn, T>): (T & { id: AddOn })[] {
  return (Object.entries(addOns) as [AddOn, T][]).map(([id, addOn]) => ({ id, ...addOn }))
}
