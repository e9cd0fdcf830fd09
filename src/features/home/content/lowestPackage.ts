import type { I18n } from '@lingui/core'
import type { EditionsWith } from '~/catalog/addresses'
import { lowestPrice } from '~/catalog/lowestPrice'
import { priceOf } from '~/catalog/prices'

/** The price of the cheapest package, as shown on the home. */
export const lowestPackage = (i18n: I18n, edition: EditionsWith<'home'>) =>
  lowestPrice(i18n, priceOf(edition, 'home', 'launch'))
