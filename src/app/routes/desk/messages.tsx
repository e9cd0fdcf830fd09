import { createFileRoute } from '@tanstack/react-router'
import { DeskMessages } from '~/features/desk/messages/DeskMessages'
import { loadMessages } from '~/features/desk/messages/loadMessages'
import { DeskError } from '~/features/desk/shell/DeskError'

export const Route = createFileRoute('/desk/messages')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadMessages(deps),
  component: () => <DeskMessages {...Route.useLoaderData()} />,
  errorComponent: DeskError,
})
