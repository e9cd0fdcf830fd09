import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import { useChargedMoney } from '../useChargedMoney'
import type { OrderActions } from '../useOrderActions'

type SettleDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Records that the buyer got the money of a failed refund in another way, outside the provider. */
export function SettleDialog({ order, actions, onClose }: SettleDialogProps) {
  const { t } = useLingui()
  const { refundFailedMinor: failedMinor } = order
  const sum = useChargedMoney(order)(failedMinor)
  const submit = async () => {
    if (await actions.act({ action: 'settle', failedMinor }, t`Noted`)) onClose()
  }
  return (
    <DeskDialog title={t`Did the buyer get ${sum} another way?`} onClose={onClose}>
      <DialogForm
        action={<Trans comment="Desk: button">Yes, it’s settled</Trans>}
        busy={actions.busy === 'settle'}
        failure={actions.failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>
          <Trans>
            For example, by bank transfer. No money moves from here: the history records that you said so, and
            this order no longer counts as owing a refund.
          </Trans>{' '}
          <Trans>Once the buyer has everything back, the order ends.</Trans>{' '}
          {order.email && <Trans>The buyer gets an email with the link to the order.</Trans>}
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
