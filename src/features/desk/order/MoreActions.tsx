import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'
import { Panel } from '../shell/Panel'
import { TextButton } from '../shell/TextLink'
import { AskDialog } from './dialogs/AskDialog'
import { EmailDialog } from './dialogs/EmailDialog'
import { EraseDialog } from './dialogs/EraseDialog'
import { RefundDialog } from './dialogs/RefundDialog'
import type { OrderActions } from './useOrderActions'

/** Rarely used actions; those that move money or delete photos come last, apart. */
export function MoreActions({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'ask' | 'email' | 'refund' | 'erase'>()
  const can = (action: (typeof order.actions)[number]) => order.actions.includes(action)
  const open = (name: typeof dialog) => () => {
    actions.forget()
    setDialog(name)
  }
  const props = { order, actions, onClose: open(undefined) }
  // Before production, this is a next step of its own.
  const canAsk = can('ask') && order.status === 'in_production'
  const any = canAsk || can('email') || can('refund') || can('keep') || can('erase')
  return (
    <>
      {any && (
        <Panel title={<Trans comment="Desk: heading above rare actions">More</Trans>}>
          <ul className="-mt-2">
            {canAsk && (
              <li>
                <TextButton onClick={open('ask')}>
                  <Icon name="images" />
                  <Trans comment="Desk: opens a form">Ask for more photos</Trans>
                </TextButton>
              </li>
            )}
            {can('email') && (
              <li>
                <TextButton onClick={open('email')}>
                  <Icon name="mail" />
                  <Trans comment="Desk: opens a form">Change the email address</Trans>
                </TextButton>
              </li>
            )}
            {can('keep') && (
              <li>
                <TextButton
                  disabled={actions.busy !== undefined}
                  onClick={() => actions.act({ action: 'keep' }, t`The storage period has started over`)}
                >
                  <Icon name="clock" />
                  <Trans comment="Desk: the order goes on; its photos stay longer">Keep photos longer</Trans>
                </TextButton>
              </li>
            )}
          </ul>
          {(can('refund') || can('erase')) && (
            <ul className="mt-4 border-t border-line pt-2">
              {can('refund') && (
                <li>
                  <TextButton grave onClick={open('refund')}>
                    <Icon name="refund" />
                    <Trans context="desk button" comment="Desk: opens a form">
                      Refund
                    </Trans>
                  </TextButton>
                </li>
              )}
              {can('erase') && (
                <li>
                  <TextButton grave onClick={open('erase')}>
                    <Icon name="trash" />
                    <Trans comment="Desk: opens a form">Delete photos now</Trans>
                  </TextButton>
                </li>
              )}
            </ul>
          )}
        </Panel>
      )}
      {!import.meta.env.SSR && dialog === 'ask' && <AskDialog {...props} />}
      {dialog === 'email' && <EmailDialog {...props} />}
      {dialog === 'refund' && <RefundDialog {...props} />}
      {dialog === 'erase' && <EraseDialog {...props} />}
    </>
  )
}
