import { createFileRoute } from '@tanstack/react-router'
import { thankYouHead } from '~/content/thankYou'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { ThankYou } from '~/pages/photos/ThankYou'

export const Route = createFileRoute('/$edition/thank-you')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'photos/thank-you')
    return pageHead(catalogues.i18n, 'thank-you', edition, thankYouHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => <ThankYou edition={Route.useRouteContext().edition} />,
})
