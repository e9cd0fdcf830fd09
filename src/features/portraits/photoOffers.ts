import type { I18n } from '@lingui/core'
import type { EditionsWith } from '~/catalog/addresses'
import { lowestPrice } from '~/catalog/lowestPrice'
import { servicePlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import type { PhotoOffer } from '~/i18n/pageHead'

/** The plans of the photo service, at the prices shown on its page (R-PRC-04). */
export function photoOffers(i18n: I18n, edition: EditionsWith<'photo-service'>): PhotoOffer[] {
  return servicePlans[edition].map(({ key, name }) => {
    const { amount, currency, from } = priceOf(edition, 'service', 'ai-photos', key)
    return { name: i18n._(name), amount, currency, ...(from ? { from } : {}) }
  })
}

/** The cheapest plan. */
export const lowestPlan = (i18n: I18n, edition: EditionsWith<'photo-service'>) =>
  lowestPrice(i18n, priceOf(edition, 'service', 'ai-photos', 'essential'))
