import { createFileRoute } from '@tanstack/react-router'
import { photoServiceHead } from '~/content/photoService'
import { headTags } from '~/i18n/head'
import { openPage } from '~/pages/openPage'
import { PhotoService } from '~/pages/photos/PhotoService'

export const Route = createFileRoute('/$edition/ai-photo-service')({
  loader: ({ context }) => openPage(context, 'photo-service', photoServiceHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <PhotoService edition={Route.useLoaderData().edition} />,
})
