import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrder } from '~/features/desk/schema'
import { Field } from '~/ui/forms/Field'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import type { OrderActions } from '../useOrderActions'

type EraseDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

const normalize = (number: string) => number.replace(/[\s-]/g, '').toUpperCase()

/** Deletes photos and portraits permanently. Requires the order number, to prevent erasing the wrong order. */
export function EraseDialog({ order, actions, onClose }: EraseDialogProps) {
  const { t } = useLingui()
  const { number, sent, made, email, status } = order
  const photos = sent.length
  const portraits = made.length
  const [wrong, setWrong] = useState(false)
  const submit = async (fields: FormData) => {
    const matches = normalize(String(fields.get('number'))) === normalize(number)
    setWrong(!matches)
    if (matches && (await actions.act({ action: 'erase' }, t`Deletion recorded and underway`))) onClose()
  }
  return (
    <DeskDialog title={t`Delete photos and portraits?`} onClose={onClose}>
      <DialogForm
        grave
        action={<Trans comment="Desk: button">Delete for good</Trans>}
        busy={actions.busy === 'erase'}
        failure={actions.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>
          <Trans>
            Photos: {photos}. Portraits: {portraits}. They’re deleted right away and can’t be restored. The
            order itself and its history stay.
          </Trans>{' '}
          {email && <Trans>The buyer is notified by email.</Trans>}
        </p>
        {studioStatuses.includes(status) && (
          <p>
            <Trans>After that, nothing can be made from this order unless you reopen it for photos.</Trans>
          </p>
        )}
        <Field
          label={t({ message: `Type ${number} to confirm`, comment: 'Desk: label of a field' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          name="number"
          onInput={() => setWrong(false)}
          error={wrong ? t`This isn’t the number of this order.` : undefined}
        />
      </DialogForm>
    </DeskDialog>
  )
}
