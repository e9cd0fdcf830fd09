import type { MessageDescriptor } from '@lingui/core'
import type { AddOn } from '~/catalog/products'

/** A tier of an add-on. `plan` is the key of its price. */
export type AddOnTier = {
  plan: string
  name: MessageDescriptor
  details: readonly { id: string; text: MessageDescriptor }[]
  /** Key of an additional monthly price. */
  upkeep?: string
}

/** Turns a record of all add-ons into a list, in the same order. */
export function listed<T>(addOns: Record<AddOn, T>): (T & { id: AddOn })[] {
  return (Object.entries(addOns) as [AddOn, T][]).map(([id, addOn]) => ({ id, ...addOn }))
}
