import { createFileRoute } from '@tanstack/react-router'
import { deskOrder } from '~/functions/desk/readOrder'
import { DeskOrderPage } from '~/pages/desk/order/DeskOrderPage'
import { DeskFailed } from '~/pages/desk/shell/DeskFailed'

export const Route = createFileRoute('/desk/orders/$id')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ params }) => deskOrder({ data: { order: params.id } }),
  component: () => <DeskOrderPage read={Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
