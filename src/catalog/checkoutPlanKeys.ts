/**
 * Plans of the checkout (R-DAT-10, R-DAT-11), as the `plan` parameter names them. The build reads them without texts.
 */
export const checkoutPlanKeys = ['essential', 'pro', 'global'] as const
export type CheckoutPlanKey = (typeof checkoutPlanKeys)[number]
