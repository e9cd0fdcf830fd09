import type { EditionsWith } from '~/catalog/addresses'
import type { ServiceSlug } from '~/catalog/products'
import type { Service } from '~/features/services/content/service'

/** The content and edition of a detail page. */
export type ServicePageProps = { edition: EditionsWith<ServiceSlug>; slug: ServiceSlug; service: Service }
