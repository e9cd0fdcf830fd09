import { createFileRoute } from '@tanstack/react-router'
import { deskToday } from '~/functions/desk/readToday'
import { DeskFailed } from '~/pages/desk/shell/DeskFailed'
import { DeskToday } from '~/pages/desk/today/DeskToday'

export const Route = createFileRoute('/desk/today')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: () => deskToday(),
  component: () => <DeskToday {...Route.useLoaderData()} />,
  errorComponent: DeskFailed,
})
