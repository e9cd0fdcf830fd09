import { createFileRoute } from '@tanstack/react-router'
import { thankYouHead } from '~/content/thankYou'
import { headTags } from '~/i18n/head'
import { openPage } from '~/pages/openPage'
import { ThankYou } from '~/pages/photos/ThankYou'

export const Route = createFileRoute('/$edition/thank-you')({
  loader: ({ context }) => openPage(context, 'thank-you', thankYouHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <ThankYou edition={Route.useLoaderData().edition} />,
})
