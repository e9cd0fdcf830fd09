import type { ServiceSlug } from '~/content/services/slugs'
import type { Edition } from '~/editions'

const packages: readonly ServiceSlug[] = ['launch', 'momentum', 'dominion']

/** The offer of a first consultation stands on the Portuguese package pages too (R-BRH-32). */
export function hasBanner(edition: Edition, slug: ServiceSlug): boolean {
  return edition === 'br' && packages.includes(slug)
}
