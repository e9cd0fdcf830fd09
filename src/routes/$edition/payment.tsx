import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { checkoutHead } from '~/content/checkout'
import { checkoutPlan } from '~/content/photoPlans'
import { getCheckoutForm } from '~/functions/getCheckoutForm'
import { getWalletSettings } from '~/functions/getWalletSettings'
import { headTags } from '~/i18n/head'
import { openPage } from '~/pages/openPage'
import { Checkout } from '~/pages/photos/Checkout'
import { isOffered } from '~/schemas/providers'
import { checkoutSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/payment')({
  validateSearch: checkoutSearch,
  loader: async ({ context, location }) => {
    const { resume: requestKey } = v.parse(checkoutSearch, location.search)
    const [head, wallet, resumed] = await Promise.all([
      openPage(context, 'checkout', checkoutHead),
      isOffered('paypal', context.edition) ? getWalletSettings() : null,
      requestKey && getCheckoutForm({ data: { requestKey } }).catch(() => undefined),
    ])
    const form = { wallet, requestKey: requestKey ?? crypto.randomUUID(), resumed: resumed || undefined }
    return { ...head, form }
  },
  // Another package is another query and nothing new to load.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <Checkout
      edition={Route.useLoaderData().edition}
      plan={checkoutPlan(Route.useSearch().plan)}
      {...Route.useLoaderData().form}
    />
  ),
})
