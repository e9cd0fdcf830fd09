import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadService, serviceOf } from '~/content/services/library'
import { isServiceSlug } from '~/content/services/slugs'
import { editions } from '~/editions'
import { headTags } from '~/i18n/head'
import { serviceHead } from '~/i18n/serviceHead'
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
    const [service] = await Promise.all([
      loadService(slug),
      catalogues.load(
        editions[edition].locale,
        ...(['menu', 'service', `services/${slug}`] as const),
        ...(hasBanner(edition, slug) ? (['home'] as const) : []),
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
