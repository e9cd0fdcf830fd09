import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskMessage } from '~/features/desk/schema'
import { DeskDialog } from '../shell/DeskDialog'
import { DialogForm } from '../shell/DialogForm'
import type { MessageActions } from './useMessageActions'

type DeleteDialogProps = { message: DeskMessage; action: MessageActions; onClose: () => void }

export function DeleteDialog({ message: { name }, action, onClose }: DeleteDialogProps) {
  const { t } = useLingui()
  return (
    <DeskDialog title={t`Delete the message from ${name}?`} onClose={onClose}>
      <DialogForm
        grave
        action={<Trans comment="Desk: button">Delete for good</Trans>}
        busy={action.busy}
        failure={action.failure}
        onSubmit={() => action.act('delete', t`Message deleted`)}
        onClose={onClose}
      >
        <p>
          <Trans>
            The text and the address are deleted for good. What stays is a record that the message was
            deleted, when and by whom.
          </Trans>
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
