import { createFileRoute } from '@tanstack/react-router'
import { uploadHead } from '~/content/upload'
import { headTags } from '~/i18n/head'
import { openPage } from '~/pages/openPage'
import { Upload } from '~/pages/photos/Upload'
import { sessionIn, sessionSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/upload')({
  validateSearch: sessionSearch,
  loader: ({ context }) => openPage(context, 'upload', uploadHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Upload edition={Route.useLoaderData().edition} sessionId={sessionIn(Route.useSearch())} />
  ),
})
