import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadService, serviceOf } from '~/content/serviceLibrary'
import { headTags } from '~/i18n/head'
import { loadScreen } from '~/pages/openPage'
import { ServicePage } from '~/pages/service/ServicePage'
import { isServiceSlug } from '~/products'

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
      // Comes late, because the price book must not be part of what every page loads.
      import('~/i18n/serviceHead'),
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
