import { createFileRoute } from '@tanstack/react-router'
import { DeskOrders } from '~/features/desk/orders/DeskOrders'
import { openOrders } from '~/features/desk/orders/openOrders'
import { DeskFailed } from '~/features/desk/shell/DeskFailed'

export const Route = createFileRoute('/desk/')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => openOrders(deps),
  component: () => <DeskOrders {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
