import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import type { DeskOrder } from '~/features/desk/schema'
import { Field } from '~/ui/forms/Field'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import type { OrderActions } from '../useOrderActions'

type EmailDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Corrects the buyer's email address. */
export function EmailDialog({ order, actions, onClose }: EmailDialogProps) {
  const { t } = useLingui()
  const [wrong, setWrong] = useState(false)
  const submit = async (fields: FormData) => {
    const email = cleanEmail(String(fields.get('email')))
    const valid = emailPattern.test(email)
    setWrong(!valid)
    if (valid && (await actions.act({ action: 'email', email }, t`Address corrected`))) onClose()
  }
  return (
    <DeskDialog
      title={t({ message: 'Change the email address', comment: 'Desk: title of a dialog' })}
      onClose={onClose}
    >
      <DialogForm
        action={<Trans comment="Desk: keeps a corrected email address">Save the address</Trans>}
        busy={actions.busy === 'email'}
        failure={actions.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <p className="text-note text-ink-soft">
          <Trans>The link to the order goes to the new address.</Trans>{' '}
          {order.email && <Trans>The old one is notified of the change.</Trans>}
        </p>
        <Field
          name="email"
          type="email"
          label={t({ message: 'Email address of the buyer', comment: 'Desk: label of a field' })}
          autoComplete="off"
          defaultValue={order.email}
          onInput={() => setWrong(false)}
          error={wrong ? t`This doesn’t look like an email address.` : undefined}
        />
      </DialogForm>
    </DeskDialog>
  )
}
