import { createFileRoute } from '@tanstack/react-router'
import { DeskOrders } from '~/pages/desk/orders/DeskOrders'
import { openOrders } from '~/pages/desk/orders/openOrders'
import { DeskFailed } from '~/pages/desk/shell/DeskFailed'

export const Route = createFileRoute('/desk/')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => openOrders(deps),
  component: () => <DeskOrders {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
