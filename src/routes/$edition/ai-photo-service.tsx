import { createFileRoute } from '@tanstack/react-router'
import { photoServiceHead } from '~/content/photoService'
import { headTags } from '~/i18n/head'
import { openPage } from '~/pages/openPage'
import { PhotoService } from '~/pages/photos/PhotoService'

export const Route = createFileRoute('/$edition/ai-photo-service')({
  loader: async ({ context }) => {
    const { photoOffers, lowestPlan } = await import('~/i18n/photoOffers')
    const head = await openPage(context, 'photo-service', photoServiceHead, lowestPlan)
    return { ...head, plans: photoOffers(context.catalogues.i18n, head.edition) }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <PhotoService edition={Route.useLoaderData().edition} />,
})
