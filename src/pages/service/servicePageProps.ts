import type { EditionsWith } from '~/addresses'
import type { Service } from '~/content/services/service'
import type { ServiceSlug } from '~/products'

/** What a detail page shows, and in which edition. */
export type ServicePageProps = { edition: EditionsWith<ServiceSlug>; slug: ServiceSlug; service: Service }
