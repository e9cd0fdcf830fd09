import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadService, serviceOf } from '~/content/services/library'
import { isServiceSlug } from '~/content/services/slugs'
import { editions } from '~/editions'
import { headTags } from '~/i18n/head'
import { hasBanner } from '~/pages/service/hasBanner'
import { ServicePage } from '~/pages/service/ServicePage'

export const Route = createFileRoute('/$edition/$service')({
  params: {
    parse: ({ service }) => {
      if (!isServiceSlug(service)) throw notFound()
      return { service }
    },
  },
  loader: async ({ context: { catalogues, edition }, params: { service: slug } }) => {
    const [service, { serviceHead }] = await Promise.all([
      loadService(slug),
      // Comes late, because the price book must not be part of what every page loads.
      import('~/i18n/serviceHead'),
      catalogues.load(
        editions[edition].locale,
        ...(['menu', 'service', `services/${slug}`] as const),
        ...(hasBanner(edition, slug) ? (['banner'] as const) : []),
      ),
    ])
    return serviceHead(catalogues.i18n, slug, edition, service[edition])
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { service: slug } = Route.useParams()
    return <ServicePage edition={Route.useRouteContext().edition} slug={slug} service={serviceOf(slug)} />
  },
})
