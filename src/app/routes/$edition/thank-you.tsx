import { createFileRoute } from '@tanstack/react-router'
import { sessionIn, sessionSearch } from '~/core/schemas/search'
import { orderHead } from '~/features/orders/content/order'
import { thankYouHead } from '~/features/orders/content/thankYou'
import { sizeIn } from '~/features/orders/gallery/downloads'
import { loadOrder } from '~/features/orders/loadOrder'
import { OrderPage } from '~/features/orders/OrderPage'
import { ThankYou } from '~/features/orders/ThankYou'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'
import { OwnPage } from '~/ui/shell/OwnPage'

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
    const { size } = Route.useSearch()
    return order ? (
      <OwnPage name="order" page={OrderPage} props={{ edition, ...order, chosen: sizeIn(size) }} />
    ) : (
      <OwnPage name="thank-you" page={ThankYou} props={{ edition }} />
    )
  },
})
