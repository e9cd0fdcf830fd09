import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { checkoutPlan } from '~/catalog/photoPlans'
import { isOffered } from '~/core/schemas/providers'
import { checkoutSearch } from '~/core/schemas/search'
import { Checkout } from '~/features/checkout/Checkout'
import { checkoutHead } from '~/features/checkout/content'
import { getCheckoutForm } from '~/features/checkout/functions/getCheckoutForm'
import { getWalletSettings } from '~/features/checkout/functions/getWalletSettings'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

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
  // Selecting another plan changes only the query; nothing needs to reload.
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
