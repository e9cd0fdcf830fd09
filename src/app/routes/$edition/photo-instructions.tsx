import { createFileRoute } from '@tanstack/react-router'
import { sessionIn, sessionSearch } from '~/core/schemas/search'
import { photoInstructionsHead } from '~/features/portraits/content/photoInstructions'
import { PhotoInstructions } from '~/features/portraits/PhotoInstructions'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/photo-instructions')({
  validateSearch: sessionSearch,
  loaderDeps: ({ search }) => ({ personal: sessionIn(search) !== undefined }),
  loader: async ({ context, deps: { personal } }) => {
    const head = await openPage(context, 'photo-instructions', photoInstructionsHead)
    return { ...head, personal }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <PhotoInstructions edition={Route.useLoaderData().edition} sessionId={sessionIn(Route.useSearch())} />
  ),
})
