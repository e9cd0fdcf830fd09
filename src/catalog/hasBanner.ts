import { type Edition, editions } from './editions'
import { isPackage, type ServiceSlug } from './products'

/** Whether the banner of the home stands on a detail page too: on package pages, where the edition has it (R-BRH-32). */
export function hasBanner(edition: Edition, slug: ServiceSlug): boolean {
  return editions[edition].packageBanner && isPackage(slug)
}
