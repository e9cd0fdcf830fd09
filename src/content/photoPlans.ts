import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Edition } from '~/editions'

/** Plan cards of the AI photo service pages (R-DAT-12). They never lead to `/payment`: X-07. */
export const servicePlanKeys = ['essential', 'pro', 'pro-plus'] as const
export type ServicePlanKey = (typeof servicePlanKeys)[number]

/** Plans of the checkout (R-DAT-10, R-DAT-11), as the `plan` parameter names them. */
export const checkoutPlanKeys = ['essential', 'pro', 'global'] as const
export type CheckoutPlanKey = (typeof checkoutPlanKeys)[number]

/** What a buyer can order: a plan of one of the two lists. */
export type Offer = { offer: 'service'; plan: ServicePlanKey } | { offer: 'checkout'; plan: CheckoutPlanKey }

export type ServicePlan = {
  key: ServicePlanKey | 'premium'
  name: MessageDescriptor
  /** Absent on the plan that is priced by agreement. */
  counts?: { photos: number; bonus: number; scenes: number }
  popular?: true
}

const fixed = 'fixed by the specification'

const counts = {
  essential: { photos: 6, bonus: 2, scenes: 4 },
  pro: { photos: 12, bonus: 3, scenes: 6 },
  'pro-plus': { photos: 20, bonus: 10, scenes: 15 },
}

/** The names differ by edition: the Portuguese last plan is no translation of the English one. */
export const servicePlans: Record<Edition, readonly ServicePlan[]> = {
  us: [
    { key: 'essential', name: msg({ message: 'Essential', comment: fixed }), counts: counts.essential },
    { key: 'pro', name: msg({ message: 'Pro', comment: fixed }), counts: counts.pro },
    { key: 'pro-plus', name: msg({ message: 'Pro+', comment: fixed }), counts: counts['pro-plus'], popular: true },
    { key: 'premium', name: msg({ message: 'Premium – Custom', comment: fixed }) },
  ],
  br: [
    { key: 'essential', name: msg({ message: 'Essential', comment: fixed }), counts: counts.essential },
    { key: 'pro', name: msg({ message: 'Pro', comment: fixed }), counts: counts.pro },
    { key: 'pro-plus', name: msg({ message: 'Pro+', comment: fixed }), counts: counts['pro-plus'], popular: true },
    { key: 'premium', name: msg({ message: 'Premium custom', comment: `${fixed}, Portuguese edition only` }) },
  ],
}

export type CheckoutPlan = {
  key: CheckoutPlanKey
  name: MessageDescriptor
  photos: number
  scenes: MessageDescriptor
}

export const checkoutPlans: readonly CheckoutPlan[] = [
  {
    key: 'essential',
    name: msg({ message: 'AI Photo Pack Essential', comment: fixed }),
    photos: 15,
    scenes: msg({ message: '4 scenes', comment: fixed }),
  },
  {
    key: 'pro',
    name: msg({ message: 'AI Photo Pack Pro', comment: fixed }),
    photos: 30,
    scenes: msg({ message: '10 custom scenes', comment: fixed }),
  },
  {
    key: 'global',
    name: msg({ message: 'AI Photo Pack Global', comment: fixed }),
    photos: 40,
    scenes: msg({ message: '20 travel-inspired scenes', comment: fixed }),
  },
]

/** The plan that the `plan` parameter of the checkout names; anything unknown is the first (R-COE-01). */
export function checkoutPlan(key: string | undefined): CheckoutPlan {
  const wanted = key?.toLowerCase()
  return checkoutPlans.find((plan) => plan.key === wanted) ?? (checkoutPlans[0] as CheckoutPlan)
}
