import { createFileRoute } from '@tanstack/react-router'
import { DeskHelp } from '~/features/desk/help/DeskHelp'
import { DeskError } from '~/features/desk/shell/DeskError'

export const Route = createFileRoute('/desk/help')({
  codeSplitGroupings: [['component', 'errorComponent']],
  component: DeskHelp,
  errorComponent: DeskError,
})
