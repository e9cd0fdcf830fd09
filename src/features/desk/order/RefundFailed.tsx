import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Button } from '~/ui/Button'
import { Panel } from '../shell/Panel'
import { RefundDialog } from './dialogs/RefundDialog'
import { SettleDialog } from './dialogs/SettleDialog'
import { useChargedMoney } from './useChargedMoney'
import type { OrderActions } from './useOrderActions'

/** A refund that did not arrive. The buyer waits for the money, so this comes before all other work. */
export function RefundFailed({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const [dialog, setDialog] = useState<'refund' | 'settle'>()
  const money = useChargedMoney(order)
  if (!order.refundFailedMinor) return null
  const open = (name: typeof dialog) => () => {
    actions.forget()
    setDialog(name)
  }
  const props = { order, actions, onClose: open(undefined) }
  const sum = money(order.refundFailedMinor)
  return (
    <Panel lit title={<Trans comment="Desk: heading">{sum} didn’t reach the buyer</Trans>}>
      <p className="max-w-38em">
        <Trans>
          A refund failed, and the provider has credited it back to you. Send it once more; if it fails again,
          ask the buyer for another way, and press “Settled another way” when they have it.
        </Trans>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {order.actions.includes('refund') && (
          <Button onClick={open('refund')}>
            <Trans comment="Desk: opens a form">Refund again</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={open('settle')}>
          <Trans comment="Desk: opens a question; the money was given back in another way">
            Settled another way
          </Trans>
        </Button>
      </div>
      {dialog === 'refund' && <RefundDialog {...props} />}
      {dialog === 'settle' && <SettleDialog {...props} />}
    </Panel>
  )
}
