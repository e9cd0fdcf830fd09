import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { checkoutHead } from '~/content/checkout'
import { checkoutPlan } from '~/content/photoPlans'
import { editions } from '~/editions'
import { getCheckoutForm } from '~/functions/getCheckoutForm'
import { getWalletSettings } from '~/functions/getWalletSettings'
import { headTags, pageHead } from '~/i18n/head'
import { Checkout } from '~/pages/photos/Checkout'
import { checkoutSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/payment')({
  validateSearch: checkoutSearch,
  loader: async ({ context: { catalogues, edition }, location }) => {
    const { resume: requestKey } = v.parse(checkoutSearch, location.search)
    const [wallet, resumed] = await Promise.all([
      // The wallet is stated for the English checkout only.
      edition === 'us' ? getWalletSettings() : null,
      requestKey && getCheckoutForm({ data: { requestKey } }).catch(() => undefined),
      catalogues.load(editions[edition].locale, 'photos/checkout'),
    ])
    const form = { wallet, requestKey: requestKey ?? crypto.randomUUID(), resumed: resumed || undefined }
    return { ...pageHead(catalogues.i18n, 'checkout', edition, checkoutHead), form }
  },
  // Another package is another query and nothing new to load.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Checkout
      edition={Route.useRouteContext().edition}
      plan={checkoutPlan(Route.useSearch().plan)}
      {...Route.useLoaderData().form}
    />
  ),
})
