import { createFileRoute } from '@tanstack/react-router'
import { terms, termsHead } from '~/content/legal/terms'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { Legal } from '~/pages/legal/Legal'

export const Route = createFileRoute('/$edition/terms-of-service')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'menu', 'legal/terms')
    return pageHead(catalogues.i18n, 'terms', edition, termsHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useRouteContext()
    return <Legal edition={edition} document={terms[edition]} />
  },
})
