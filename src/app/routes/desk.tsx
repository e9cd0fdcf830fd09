import { createFileRoute } from '@tanstack/react-router'
import { DeskFailed } from '~/features/desk/shell/DeskFailed'
import { DeskShell } from '~/features/desk/shell/DeskShell'
import { openDesk } from '~/features/desk/shell/openDesk'

// The loader too is fetched with the page: public pages know no more of the desk than that it has addresses.
export const Route = createFileRoute('/desk')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => openDesk(context),
  component: () => <DeskShell {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
