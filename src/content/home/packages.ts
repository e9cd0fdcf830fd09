import type { MessageDescriptor } from '@lingui/core'

/**
 * A monthly package as a home presents it (R-DAT-01, R-DAT-02). Price and period are in the price book, its link is
 * the address that `id` has.
 */
export type HomePackage = {
  id: 'launch' | 'momentum' | 'dominion'
  name: MessageDescriptor
  /** Whom it is for on the English home, what it brings on the Portuguese one. */
  description: MessageDescriptor
  features: readonly { id: string; text: MessageDescriptor }[]
  cta: MessageDescriptor
  popular?: true
}
