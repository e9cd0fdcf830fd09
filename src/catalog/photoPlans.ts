import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from './addresses'
import { type CheckoutPlanKey, checkoutPlanKeys } from './checkoutPlanKeys'

export { type CheckoutPlanKey, checkoutPlanKeys }

/** Plan cards of the AI photo service pages (R-DAT-12). They never link to `/payment`. */
export const servicePlanKeys = ['essential', 'pro', 'pro-plus'] as const
export type ServicePlanKey = (typeof servicePlanKeys)[number]

/** What a buyer can order: a plan of one of the two lists. */
export type Offer = { offer: 'service'; plan: ServicePlanKey } | { offer: 'checkout'; plan: CheckoutPlanKey }

export type ServicePlan = {
  key: ServicePlanKey | 'premium'
  name: MessageDescriptor
  /** Absent for the plan that is priced by agreement. */
  counts?: { photos: number; bonus: number; scenes: number }
  popular?: true
}

const counts = {
  essential: { photos: 6, bonus: 2, scenes: 4 },
  pro: { photos: 12, bonus: 3, scenes: 6 },
  'pro-plus': { photos: 20, bonus: 10, scenes: 15 },
}

/** The names differ by edition: the last Portuguese plan is not a translation of the English one. */
export const servicePlans: Record<EditionsWith<'photo-service'>, readonly ServicePlan[]> = {
  us: [
    {
      key: 'essential',
      name: msg({ message: 'Essential', comment: 'fixed by the specification' }),
      counts: counts.essential,
    },
    { key: 'pro', name: msg({ message: 'Pro', comment: 'fixed by the specification' }), counts: counts.pro },
    {
      key: 'pro-plus',
      name: msg({ message: 'Pro+', comment: 'fixed by the specification' }),
      counts: counts['pro-plus'],
      popular: true,
    },
    { key: 'premium', name: msg({ message: 'Premium – Custom', comment: 'fixed by the specification' }) },
  ],
  br: [
    {
      key: 'essential',
      name: msg({ message: 'Essential', comment: 'fixed by the specification' }),
      counts: counts.essential,
    },
    { key: 'pro', name: msg({ message: 'Pro', comment: 'fixed by the specification' }), counts: counts.pro },
    {
      key: 'pro-plus',
      name: msg({ message: 'Pro+', comment: 'fixed by the specification' }),
      counts: counts['pro-plus'],
      popular: true,
    },
    {
      key: 'premium',
      name: msg({ message: 'Premium custom', comment: 'fixed by the specification' }),
    },
  ],
}

export type CheckoutPlan = {
  key: CheckoutPlanKey
  name: MessageDescriptor
  photos: number
  scenes: MessageDescriptor
  /** Photos and scenes in one line. */
  summary: MessageDescriptor
}

export const checkoutPlans: readonly CheckoutPlan[] = [
  {
    key: 'essential',
    name: msg({ message: 'AI Photo Pack Essential', comment: 'fixed by the specification' }),
    photos: 15,
    scenes: msg({ message: '4 scenes', comment: 'fixed by the specification' }),
    summary: msg({ message: '15 AI photos, 4 scenes', comment: 'fixed by the specification' }),
  },
  {
    key: 'pro',
    name: msg({ message: 'AI Photo Pack Pro', comment: 'fixed by the specification' }),
    photos: 30,
    scenes: msg({ message: '10 custom scenes', comment: 'fixed by the specification' }),
    summary: msg({ message: '30 AI photos, 10 custom scenes', comment: 'fixed by the specification' }),
  },
  {
    key: 'global',
    name: msg({ message: 'AI Photo Pack Global', comment: 'fixed by the specification' }),
    photos: 40,
    scenes: msg({ message: '20 travel-inspired scenes', comment: 'fixed by the specification' }),
    summary: msg({
      message: '40 AI photos, 20 travel-inspired scenes',
      comment: 'fixed by the specification',
    }),
  },
]

/** Whether the `plan` parameter of the checkout names a plan. */
export function isCheckoutPlan(key: string | undefined): boolean {
  return checkoutPlanKeys.some((plan) => plan === key?.toLowerCase())
}

/** Returns the plan that the checkout's `plan` parameter names, or the first one if it is unknown (R-COE-01). */
export function checkoutPlan(key: string | undefined): CheckoutPlan {
  const wanted = key?.toLowerCase()
  return checkoutPlans.find((plan) => plan.key === wanted) ?? (checkoutPlans[0] as CheckoutPlan)
}

type OfferText = { name: MessageDescriptor; summary: MessageDescriptor; photos: number }

/**
 * Returns the name and the contents of an offer in one line each, for the payment page and the mails, and the number of
 * its photos; `undefined` for an offer that is no longer sold but still has orders.
 */
export function offerText(
  edition: EditionsWith<'photo-service'>,
  { offer, plan }: { offer: string; plan: string },
): OfferText | undefined {
  if (offer === 'checkout') return checkoutPlans.find(({ key }) => key === plan)
  const found = servicePlans[edition].find((candidate) => candidate.key === plan)
  if (!found?.counts) return undefined
  const { photos, bonus, scenes } = found.counts
  return {
    name: found.name,
    photos: photos + bonus,
    summary: msg({
      message: `${photos} photos + ${bonus} bonus, ${scenes} scenes`,
      comment: 'fixed by the specification',
    }),
  }
}
