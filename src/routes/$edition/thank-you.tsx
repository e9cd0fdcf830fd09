import { createFileRoute } from '@tanstack/react-router'
import { orderHead } from '~/content/order'
import { thankYouHead } from '~/content/thankYou'
import { headTags } from '~/i18n/head'
import { loadOrder } from '~/pages/loadOrder'
import { openPage } from '~/pages/openPage'
import { OrderPage } from '~/pages/photos/OrderPage'
import { ThankYou } from '~/pages/photos/ThankYou'
import { sessionIn, sessionSearch } from '~/schemas/search'

export const Route = createFileRoute('/$edition/thank-you')({
  validateSearch: sessionSearch,
  loaderDeps: ({ search }) => ({ session: sessionIn(search) }),
  loader: async ({ context, deps: { session } }) => {
    const [head, order] = await Promise.all([
      openPage(context, 'thank-you', session ? orderHead : thankYouHead),
      session ? loadOrder(session) : undefined,
    ])
    return { ...head, order: session && order && { sessionId: session, loaded: order } }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition, order } = Route.useLoaderData()
    return order ? (
      <OrderPage key={order.sessionId} edition={edition} {...order} />
    ) : (
      <ThankYou edition={edition} />
    )
  },
})
