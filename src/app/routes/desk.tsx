import { createFileRoute } from '@tanstack/react-router'
import { DeskError } from '~/features/desk/shell/DeskError'
import { DeskShell } from '~/features/desk/shell/DeskShell'
import { loadDesk } from '~/features/desk/shell/loadDesk'

// The loader is also in the page's chunk, so that public pages contain nothing of the desk but its addresses.
export const Route = createFileRoute('/desk')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadDesk(context),
  component: () => <DeskShell {...Route.useLoaderData()} />,
  errorComponent: DeskError,
})
