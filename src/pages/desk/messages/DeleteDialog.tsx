import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskMessage } from '~/schemas/desk'
import { DeskDialog } from '../shell/DeskDialog'
import { DialogForm } from '../shell/DialogForm'
import type { MessageDeeds } from './useMessageDeed'

type DeleteDialogProps = { message: DeskMessage; deed: MessageDeeds; onClose: () => void }

export function DeleteDialog({ message: { name }, deed, onClose }: DeleteDialogProps) {
  const { t } = useLingui()
  return (
    <DeskDialog title={t`Delete the message of ${name}?`} onClose={onClose}>
      <DialogForm
        grave
        action={<Trans comment="Desk: button">Delete for good</Trans>}
        busy={deed.busy}
        failure={deed.failure}
        onSubmit={() => deed.act('delete', t`The message is deleted`)}
        onClose={onClose}
      >
        <p>
          <Trans>
            The text and the address are erased for good. What stays is a record that the message was deleted,
            when and by whom.
          </Trans>
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
