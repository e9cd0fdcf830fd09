import { createFileRoute } from '@tanstack/react-router'
import { privacy, privacyHead } from '~/content/legal/privacy'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { Legal } from '~/pages/legal/Legal'

export const Route = createFileRoute('/$edition/privacy-policy')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'menu', 'legal/privacy')
    return pageHead(catalogues.i18n, 'privacy', edition, privacyHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useRouteContext()
    return <Legal edition={edition} document={privacy[edition]} />
  },
})
