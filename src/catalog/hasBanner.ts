import { type Edition, editions } from './editions'
import { isPackage, type ServiceSlug } from './products'

/** Whether a detail page shows the home page's banner: on package pages, if the edition has it (R-BRH-32). */
export function hasBanner(edition: Edition, slug: ServiceSlug): boolean {
  return editions[edition].packageBanner && isPackage(slug)
}
