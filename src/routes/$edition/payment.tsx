import { createFileRoute } from '@tanstack/react-router'
import { checkoutHead } from '~/content/checkout'
import { checkoutPlan } from '~/content/photoPlans'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { Checkout } from '~/pages/photos/Checkout'
import { checkoutSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/payment')({
  validateSearch: checkoutSearch,
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'photos/checkout')
    return pageHead(catalogues.i18n, 'checkout', edition, checkoutHead)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Checkout edition={Route.useRouteContext().edition} plan={checkoutPlan(Route.useSearch().plan)} />
  ),
})
