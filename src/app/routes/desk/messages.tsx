import { createFileRoute } from '@tanstack/react-router'
import { DeskMessages } from '~/features/desk/messages/DeskMessages'
import { openMessages } from '~/features/desk/messages/openMessages'
import { DeskFailed } from '~/features/desk/shell/DeskFailed'

export const Route = createFileRoute('/desk/messages')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => openMessages(deps),
  component: () => <DeskMessages {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
