import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskPhoto } from '~/features/desk/schema'
import { PhotoPicture } from '../order/PhotoPicture'
import type { OrderActions } from '../order/useOrderActions'
import { DeskDialog } from '../shell/DeskDialog'
import { DialogForm } from '../shell/DialogForm'

type RemoveDialogProps = { photo: DeskPhoto; actions: OrderActions; onDone: () => void; onClose: () => void }

/** Confirms deleting a portrait or, once the buyer has seen it, leaving it out of the next delivery. */
export function RemoveDialog({ photo, actions, onDone, onClose }: RemoveDialogProps) {
  const { t } = useLingui()
  const { id, name, seen } = photo
  const action = seen ? 'supersede' : 'remove'
  const submit = async () => {
    const done = seen ? t`It isn’t part of the next delivery` : t`Portrait removed`
    if (!(await actions.act({ action, photo: id }, done))) return
    onDone()
    onClose()
  }
  return (
    <DeskDialog
      title={
        seen
          ? t({ message: `Leave “${name}” out of the next delivery?`, comment: 'Desk: title of a dialog' })
          : t({ message: `Remove “${name}”?`, comment: 'Desk: title of a dialog' })
      }
      onClose={onClose}
    >
      <DialogForm
        grave={!seen}
        action={
          seen ? (
            <Trans comment="Desk: button, of a portrait">Leave it out</Trans>
          ) : (
            <Trans comment="Desk: button, of a portrait">Remove it for good</Trans>
          )
        }
        busy={actions.busy === action}
        failure={actions.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="flex items-start gap-4">
          <div className="w-24 shrink-0 aspect-square overflow-hidden rounded-xl bg-sand">
            <PhotoPicture photo={photo} />
          </div>
          <p>
            {seen ? (
              <Trans>
                The buyer has seen this portrait and keeps it, as an earlier version beside the new ones. You
                can put it back until you deliver.
              </Trans>
            ) : (
              <Trans>
                The file is deleted and can’t be restored from here. The buyer hasn’t seen it. Its name stays
                in the history.
              </Trans>
            )}
          </p>
        </div>
      </DialogForm>
    </DeskDialog>
  )
}
