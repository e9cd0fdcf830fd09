import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '~/features/landing/content'
import { Landing } from '~/features/landing/Landing'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/landing')({
  loader: ({ context }) => openPage(context, 'landing', landingHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <Landing edition={Route.useLoaderData().edition} />,
})
