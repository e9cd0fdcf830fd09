import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddOnTier } from './addOns'

/** A tier of an add-on; `plan` is the key of its price. */
export const tier = (plan: string, name: MessageDescriptor, ...texts: MessageDescriptor[]): AddOnTier => ({
  plan,
  name,
  details: texts.map((text, index) => ({ id: `${plan}-${index}`, text })),
})

/** Tier names shared by both homes. */
export const tierNames = {
  basic: msg({ message: 'Basic', comment: 'fixed by the specification' }),
  essential: msg({ message: 'Essential', comment: 'fixed by the specification' }),
  pro: msg({ message: 'Pro', comment: 'fixed by the specification' }),
  proPlus: msg({ message: 'Pro+', comment: 'fixed by the specification' }),
  standard: msg({ message: 'Standard', comment: 'fixed by the specification' }),
  premium: msg({ message: 'Premium', comment: 'fixed by the specification' }),
}

/** Photos, scenes, bonus: in the order specified for the home. */
export const photoSet = (photos: number, scenes: number, bonus: number) =>
  [msg`${photos} photos`, msg`${scenes} scenes`, msg`${bonus} bonus`] as const
