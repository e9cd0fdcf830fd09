import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import { useChargedMoney } from '../useChargedMoney'
import type { OrderActions } from '../useOrderActions'

type AcceptDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Confirms accepting a payment that does not match its order. */
export function AcceptDialog({ order, actions, onClose }: AcceptDialogProps) {
  const { t } = useLingui()
  const { amountMinor: amount } = order.charged ?? order
  const price = useChargedMoney(order)(amount)
  const submit = async () => {
    if (await actions.act({ action: 'accept' }, t`Payment accepted`)) onClose()
  }
  return (
    <DeskDialog title={t`Accept ${price} for this order?`} onClose={onClose}>
      <DialogForm
        action={<Trans comment="Desk: takes a payment that does not fit">Accept this payment</Trans>}
        busy={actions.busy === 'accept'}
        failure={actions.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>
          <Trans>The order’s price becomes the amount charged, and the buyer’s upload opens.</Trans>{' '}
          {order.email && <Trans>The buyer gets an email with the link to the order.</Trans>}
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
