import { createFileRoute } from '@tanstack/react-router'
import { photoInstructionsHead } from '~/content/photoInstructions'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { PhotoInstructions } from '~/pages/photos/PhotoInstructions'
import { sessionIn, sessionSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/photo-instructions')({
  validateSearch: sessionSearch,
  loaderDeps: ({ search }) => ({ personal: sessionIn(search) !== undefined }),
  loader: async ({ context: { catalogues, edition }, deps: { personal } }) => {
    await catalogues.load(editions[edition].locale, 'photos/instructions')
    return { ...pageHead(catalogues.i18n, 'photo-instructions', edition, photoInstructionsHead), personal }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <PhotoInstructions edition={Route.useRouteContext().edition} sessionId={sessionIn(Route.useSearch())} />
  ),
})
