import { createFileRoute } from '@tanstack/react-router'
import { DeskMessages } from '~/pages/desk/messages/DeskMessages'
import { openMessages } from '~/pages/desk/messages/openMessages'
import { DeskFailed } from '~/pages/desk/shell/DeskFailed'

export const Route = createFileRoute('/desk/messages')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => openMessages(deps),
  component: () => <DeskMessages {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
