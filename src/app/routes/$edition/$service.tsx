import { createFileRoute, notFound } from '@tanstack/react-router'
import { isServiceSlug } from '~/catalog/products'
import { loadService, serviceOf } from '~/features/services/content/serviceLibrary'
import { ServicePage } from '~/features/services/ServicePage'
import { headTags } from '~/i18n/head'
import { loadScreen } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/$service')({
  params: {
    parse: ({ service }) => {
      if (!isServiceSlug(service)) throw notFound()
      return { service }
    },
  },
  loader: async ({ context, params: { service: slug } }) => {
    const [service, { serviceHead }, edition] = await Promise.all([
      loadService(slug),
      // Lazy import, because the price book must not be part of the code that every page loads.
      import('~/features/services/serviceHead'),
      loadScreen(context, slug),
    ])
    return serviceHead(context.catalogues.i18n, slug, edition, service[edition])
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { service: slug } = Route.useParams()
    return <ServicePage edition={Route.useLoaderData().edition} slug={slug} service={serviceOf(slug)} />
  },
})
