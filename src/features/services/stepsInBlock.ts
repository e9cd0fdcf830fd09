import type { ServicePage } from '~/features/services/content/service'

/** Whether the steps are part of the price block instead of their own section (R-PKG-19). */
export function stepsInBlock({ plans }: ServicePage): boolean {
  return plans.layout === 'block' && plans.withSteps === true
}
