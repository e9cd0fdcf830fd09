import type { ServiceSlug } from '~/catalog/products'
import type { Service } from './service'

const files = import.meta.glob<{ service: Service }>([
  './*.ts',
  '!./{service,serviceLibrary,serviceQuestions,*.br}.ts',
])

/** Loaded content by slug. Shared between requests because it never changes. */
const loaded = new Map<ServiceSlug, Service>()

/** Loads the content of one service, so that a page only includes its own. */
export async function loadService(slug: ServiceSlug): Promise<Service> {
  const load = files[`./${slug}.ts`]
  if (!load) throw new Error(`No content for ${slug}`)
  const { service } = await load()
  loaded.set(slug, service)
  return service
}

/**
 * The content of a service whose page is being shown.
 * @throws if it was not loaded, which is a bug
 */
export function serviceOf(slug: ServiceSlug): Service {
  const service = loaded.get(slug)
  if (!service) throw new Error(`${slug} was not loaded`)
  return service
}
