import type { EditionsWith } from '~/catalog/addresses'
import type { ServiceSlug } from '~/catalog/products'
import type { Service } from '~/features/services/content/service'

/** What a detail page shows, and in which edition. */
export type ServicePageProps = { edition: EditionsWith<ServiceSlug>; slug: ServiceSlug; service: Service }
