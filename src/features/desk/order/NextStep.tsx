import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Button } from '~/ui/Button'
import { Panel } from '../shell/Panel'
import { AcceptDialog } from './dialogs/AcceptDialog'
import { AskDialog } from './dialogs/AskDialog'
import { DisputeWarning } from './disputes/DisputeWarning'
import { RetakeNotice } from './RetakeNotice'
import { useNextStep } from './useNextStep'
import type { OrderActions } from './useOrderActions'

/** The next step of an order, as text and buttons. Delivery is in `DeliverBar`, beside the portraits. */
export function NextStep({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'ask' | 'accept'>()
  const can = (action: (typeof order.actions)[number]) => order.actions.includes(action)
  const step = useNextStep(order)
  // A failed refund comes first: only its panel has a primary button.
  const hasFailedRefund = order.refundFailedMinor > 0
  const open = (name: typeof dialog) => {
    actions.forget()
    setDialog(name)
  }
  const close = () => open(undefined)
  return (
    <>
      {step && (
        <Panel
          lit={!hasFailedRefund && (order.status === 'photos_received' || order.status === 'review')}
          title={step.title}
        >
          {step.text.map(({ key, words }) => (
            <p key={key} className="max-w-38em">
              {words}
            </p>
          ))}
          {order.retakeRequested && order.retakeRequest && (
            <RetakeNotice retakeRequest={order.retakeRequest} at={order.retakeRequestedAt} />
          )}
          {can('start') && (
            <div className="mt-5 empty:hidden">
              <DisputeWarning order={order} before="work" />
            </div>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            {can('accept') && (
              <Button onClick={() => open('accept')}>
                <Trans comment="Desk: takes a payment that does not fit">Accept this payment</Trans>
              </Button>
            )}
            {can('start') && (
              <Button
                variant={hasFailedRefund || order.status === 'paid' ? 'secondary' : 'primary'}
                disabled={actions.busy !== undefined}
                aria-busy={actions.busy === 'start'}
                onClick={() => actions.act({ action: 'start' }, t`Production has started`)}
              >
                <Trans comment="Desk: button">Start production</Trans>
              </Button>
            )}
            {can('reopen') && (
              <Button
                variant="secondary"
                disabled={actions.busy !== undefined}
                aria-busy={actions.busy === 'reopen'}
                onClick={() => actions.act({ action: 'reopen' }, t`Order reopened for photos`)}
              >
                <Trans comment="Desk: lets the buyer of an order whose files were deleted send photos again">
                  Reopen for photos
                </Trans>
              </Button>
            )}
            {can('ask') && (
              <Button variant="secondary" onClick={() => open('ask')}>
                <Trans comment="Desk: opens a form">Ask for better photos</Trans>
              </Button>
            )}
          </div>
        </Panel>
      )}
      {dialog === 'ask' && <AskDialog order={order} actions={actions} onClose={close} />}
      {dialog === 'accept' && <AcceptDialog order={order} actions={actions} onClose={close} />}
    </>
  )
}
