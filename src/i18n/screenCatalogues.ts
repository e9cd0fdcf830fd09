import type { EditionsWith, Screen } from '~/catalog/addresses'
import { hasBanner } from '~/catalog/hasBanner'
import { type ServiceSlug, serviceSlugs } from '~/catalog/products'
import type { CatalogueName } from './catalogueFiles'

type Names = readonly CatalogueName[]

const only =
  (...names: CatalogueName[]) =>
  (): Names =>
    names

const service =
  (slug: ServiceSlug) =>
  (edition: EditionsWith<ServiceSlug>): Names => [
    'menu',
    'service',
    `services/${slug}`,
    ...(hasBanner(edition, slug) ? (['banner'] as const) : []),
  ]

/**
 * The catalogues of every screen besides `common`. A test follows the imports of each page and fails when a text is in
 * none of its catalogues.
 */
export const screenCatalogues: { [S in Screen]: (edition: EditionsWith<S>) => Names } = {
  landing: only('contact', 'landing'),
  home: (edition) => ['menu', 'contact', 'home', `home/${edition}`, 'home/agent'],
  privacy: only('menu', 'legal/privacy'),
  terms: only('menu', 'legal/terms'),
  'photo-service': only('photos/service'),
  checkout: only('photos/checkout'),
  upload: only('photos/upload'),
  'photo-instructions': only('photos/instructions'),
  'thank-you': only('photos/thank-you', 'photos/order'),
  ...(Object.fromEntries(serviceSlugs.map((slug) => [slug, service(slug)])) as Record<
    ServiceSlug,
    ReturnType<typeof service>
  >),
}
