import { createFileRoute } from '@tanstack/react-router'
import { DeskOrders } from '~/features/desk/orders/DeskOrders'
import { loadOrders } from '~/features/desk/orders/loadOrders'
import { DeskError } from '~/features/desk/shell/DeskError'

export const Route = createFileRoute('/desk/')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadOrders(deps),
  component: () => <DeskOrders {...Route.useLoaderData()} />,
  errorComponent: DeskError,
})
