import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Field } from '~/ui/forms/Field'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import { chargedMoney } from '../chargedMoney'
import { DisputeWarning } from '../disputes/DisputeWarning'
import type { OrderActions } from '../useOrderActions'
import { parseAmount } from './parseAmount'

type RefundDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Gives money back, in full or in part. Money moves, so the amount is typed once more. */
export function RefundDialog({ order, actions, onClose }: RefundDialogProps) {
  const { t, i18n } = useLingui()
  const paid = order.charged ?? order
  const { currency } = paid
  // What had gone back when the dialog was opened: it names this refund, also after the page has read the order again.
  const [refundedMinor] = useState(order.refundedMinor)
  const left = Math.max(0, paid.amountMinor - refundedMinor - order.takenMinor)
  const money = (amount: number) => chargedMoney(order, amount)
  // What did not arrive is what is to go back again.
  const first = order.refundFailedMinor ? Math.min(left, order.refundFailedMinor) : left
  const plain = i18n.number(first / 100, { minimumFractionDigits: 2, useGrouping: false })
  // What the dialog speaks of. A filler changes fields and tells nobody, so they are read again when it is sent.
  const [{ amount, again }, setTyped] = useState({ amount: plain, again: '' })
  const [tried, setTried] = useState(false)
  const amountMinor = parseAmount(amount)
  const possible = amountMinor !== undefined && amountMinor > 0 && amountMinor <= left
  const same = possible && parseAmount(again) === amountMinor
  const most = money(left)

  const submit = async (fields: FormData) => {
    const typed = typedIn(fields)
    setTyped(typed)
    setTried(true)
    // Never another amount than the button has named.
    if (!possible || typed.amount !== amount || parseAmount(typed.again) !== amountMinor) return
    if (await actions.act({ action: 'refund', amountMinor, refundedMinor }, t`The refund is on its way`))
      onClose()
  }
  return (
    <DeskDialog
      title={t({ message: 'Refund', context: 'desk', comment: 'Desk: title of a dialog' })}
      onClose={onClose}
    >
      <DialogForm
        grave
        action={
          possible ? (
            <Trans comment="Desk: button; {0} is an amount">Send {money(amountMinor)} back</Trans>
          ) : (
            <Trans comment="Desk: button">Send back</Trans>
          )
        }
        busy={actions.busy === 'refund'}
        failure={actions.failure}
        onSubmit={submit}
        onLook={(fields) => setTyped(typedIn(fields))}
        onClose={onClose}
      >
        <DisputeWarning order={order} before="refund" />
        <p className="text-note text-ink-soft">
          {refundedMinor > 0 ? (
            <Trans>
              {money(refundedMinor)} has gone back already; {most} is left.
            </Trans>
          ) : (
            <Trans>The money goes back the way it came. In full, the order ends; in part, it goes on.</Trans>
          )}{' '}
          {order.email && <Trans>The buyer is told by email.</Trans>}
        </p>
        <Field
          label={t({ message: `Amount in ${currency}`, comment: 'Desk: label of a field' })}
          inputMode="decimal"
          autoComplete="off"
          name="amount"
          defaultValue={plain}
          hint={t`${most} at most`}
          error={tried && !possible ? t`Enter an amount of ${most} at most.` : undefined}
        />
        <Field
          label={t({ message: 'Type the amount once more', comment: 'Desk: label of a field' })}
          inputMode="decimal"
          autoComplete="off"
          name="again"
          error={tried && possible && !same ? t`This is not the same amount.` : undefined}
        />
      </DialogForm>
    </DeskDialog>
  )
}

const typedIn = (fields: FormData) => ({
  amount: String(fields.get('amount')),
  again: String(fields.get('again')),
})
