import { createFileRoute } from '@tanstack/react-router'
import { photoServiceHead } from '~/features/portraits/content/photoService'
import { PhotoService } from '~/features/portraits/PhotoService'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/ai-photo-service')({
  loader: async ({ context }) => {
    const { photoOffers, lowestPlan } = await import('~/features/portraits/photoOffers')
    const head = await openPage(context, 'photo-service', photoServiceHead, lowestPlan)
    return { ...head, plans: photoOffers(context.catalogues.i18n, head.edition) }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <PhotoService edition={Route.useLoaderData().edition} />,
})
