import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '~/content/landing'
import { headTags } from '~/i18n/head'
import { Landing } from '~/pages/landing/Landing'
import { openPage } from '~/pages/openPage'

export const Route = createFileRoute('/$edition/landing')({
  loader: ({ context }) => openPage(context, 'landing', landingHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <Landing edition={Route.useLoaderData().edition} />,
})
