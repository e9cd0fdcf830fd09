import { createFileRoute } from '@tanstack/react-router'
import { sessionIn, sessionSearch } from '~/core/schemas/search'
import { uploadHead } from '~/features/photos/content/upload'
import { Upload } from '~/features/photos/Upload'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'
import { OwnPage } from '~/ui/shell/OwnPage'

export const Route = createFileRoute('/$edition/upload')({
  validateSearch: sessionSearch,
  loader: ({ context }) => openPage(context, 'upload', uploadHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useLoaderData()
    return (
      <OwnPage name="upload" page={Upload} props={{ edition, sessionId: sessionIn(Route.useSearch()) }} />
    )
  },
})
