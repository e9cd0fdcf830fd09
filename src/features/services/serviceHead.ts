import type { I18n } from '@lingui/core'
import type { EditionsWith } from '~/catalog/addresses'
import { lowestPrice } from '~/catalog/lowestPrice'
import { isMonthly, priceOf } from '~/catalog/prices'
import type { ServiceSlug } from '~/catalog/products'
import type { ServicePage } from '~/features/services/content/service'
import { pageHead } from '~/i18n/head'
import type { PageHead } from '~/i18n/pageHead'

/** The head of a detail page, at the price shown on the page (R-PRC-04). */
export function serviceHead(
  i18n: I18n,
  slug: ServiceSlug,
  edition: EditionsWith<ServiceSlug>,
  page: ServicePage,
): PageHead<EditionsWith<ServiceSlug>> {
  const price = priceOf(edition, 'page', slug)
  const { amount, currency } = price
  return {
    ...pageHead(i18n, slug, edition, { ...page.head, headline: page.title }, lowestPrice(i18n, price)),
    offer: { name: i18n._(page.name), amount, currency, monthly: isMonthly(price) },
  }
}
