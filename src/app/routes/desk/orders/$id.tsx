import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeskOrderPage } from '~/features/desk/order/DeskOrderPage'
import { findOrder } from '~/features/desk/order/findOrder'
import { OrderNotFound } from '~/features/desk/order/OrderNotFound'
import { DeskError } from '~/features/desk/shell/DeskError'

export const Route = createFileRoute('/desk/orders/$id')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
  loader: async ({ params }) => {
    const order = await findOrder(params.id)
    if (!order) throw notFound()
    return order
  },
  component: () => {
    const order = Route.useLoaderData()
    return <DeskOrderPage key={order.id} order={order} />
  },
  notFoundComponent: OrderNotFound,
  errorComponent: DeskError,
})
