import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '~/features/desk/shell/DeskError'
import { DeskToday } from '~/features/desk/today/DeskToday'
import { loadToday } from '~/features/desk/today/loadToday'

export const Route = createFileRoute('/desk/today')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadToday(deps),
  component: () => <DeskToday {...Route.useLoaderData()} />,
  errorComponent: DeskError,
})
