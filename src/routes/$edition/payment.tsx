import { createFileRoute } from '@tanstack/react-router'
import { checkoutHead } from '~/content/checkout'
import { checkoutPlan } from '~/content/photoPlans'
import { editions } from '~/editions'
import { getWalletSettings } from '~/functions/getWalletSettings'
import { headTags, pageHead } from '~/i18n/head'
import { Checkout } from '~/pages/photos/Checkout'
import { checkoutSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/payment')({
  validateSearch: checkoutSearch,
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'photos/checkout')
    // The wallet is stated for the English checkout only.
    const wallet = edition === 'us' ? await getWalletSettings() : null
    return { ...pageHead(catalogues.i18n, 'checkout', edition, checkoutHead), wallet }
  },
  // Another package is another query and nothing new to load.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Checkout
      edition={Route.useRouteContext().edition}
      plan={checkoutPlan(Route.useSearch().plan)}
      wallet={Route.useLoaderData().wallet}
    />
  ),
})
