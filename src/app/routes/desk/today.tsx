import { createFileRoute } from '@tanstack/react-router'
import { deskToday } from '~/features/desk/functions/readToday'
import { DeskError } from '~/features/desk/shell/DeskError'
import { DeskToday } from '~/features/desk/today/DeskToday'

export const Route = createFileRoute('/desk/today')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: () => deskToday(),
  component: () => <DeskToday {...Route.useLoaderData()} />,
  errorComponent: DeskError,
})
