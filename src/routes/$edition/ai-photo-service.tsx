import { createFileRoute } from '@tanstack/react-router'
import { photoServiceHead } from '~/content/photoService'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { PhotoService } from '~/pages/photos/PhotoService'

export const Route = createFileRoute('/$edition/ai-photo-service')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'photos/service')
    return pageHead(catalogues.i18n, 'photo-service', edition, photoServiceHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <PhotoService edition={Route.useRouteContext().edition} />,
})
