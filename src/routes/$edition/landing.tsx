import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '~/content/landing'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { Landing } from '~/pages/landing/Landing'

export const Route = createFileRoute('/$edition/landing')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'contact', 'landing')
    return pageHead(catalogues.i18n, 'landing', edition, landingHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <Landing edition={Route.useRouteContext().edition} />,
})
