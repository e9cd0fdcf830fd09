import type { EditionsWith } from './addresses'
import { type Edition, editions } from './editions'
import { banner } from './owner/banner'
import { isPackage, type ServiceSlug } from './products'

/** Whether a detail page has the home page's banner: a package page, if the edition has it there (R-BRH-32). */
export function hasBanner(edition: Edition, slug: ServiceSlug): boolean {
  return editions[edition].packageBanner && isPackage(slug)
}

/** Whether the owner shows the banner on the home page, or on a detail page that has it. */
export function showsBanner(edition: EditionsWith<'home'>, slug?: ServiceSlug): boolean {
  return banner[edition] && (slug === undefined || hasBanner(edition, slug))
}
