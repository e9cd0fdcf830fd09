import { createFileRoute } from '@tanstack/react-router'
import { uploadHead } from '~/content/upload'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { Upload } from '~/pages/photos/Upload'
import { sessionIn, sessionSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/upload')({
  validateSearch: sessionSearch,
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'photos/upload')
    return pageHead(catalogues.i18n, 'upload', edition, uploadHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Upload edition={Route.useRouteContext().edition} sessionId={sessionIn(Route.useSearch())} />
  ),
})
