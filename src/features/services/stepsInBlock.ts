import type { ServicePage } from '~/features/services/content/service'

/** Whether the steps stand in the price block instead of in a section of their own (R-PKG-19). */
export function stepsInBlock({ plans }: ServicePage): boolean {
  return plans.layout === 'block' && plans.withSteps === true
}
