import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { minorPerUnit } from '~/catalog/localMoney'
import type { DeskOrder } from '~/features/desk/schema'
import { Field } from '~/ui/forms/Field'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import { DisputeWarning } from '../disputes/DisputeWarning'
import { useChargedMoney } from '../useChargedMoney'
import type { OrderActions } from '../useOrderActions'
import { parseAmount } from './parseAmount'

type RefundDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Refunds an order in full or in part. The amount is typed twice as a safeguard. */
export function RefundDialog({ order, actions, onClose }: RefundDialogProps) {
  const { t, i18n } = useLingui()
  const paid = order.charged ?? order
  const { currency } = paid
  const perUnit = minorPerUnit(currency)
  // Amount refunded when the dialog opened: it identifies this refund even after the page reloads the order.
  const [opened] = useState(order.refundedMinor)
  const [refundedMinor, setRefunded] = useState(opened)
  const left = Math.max(0, paid.amountMinor - refundedMinor - order.takenMinor)
  const money = useChargedMoney(order)
  // Suggests the amount of a failed refund.
  const suggested = order.refundFailedMinor ? Math.min(left, order.refundFailedMinor) : left
  const defaultAmount = i18n.number(suggested / perUnit, {
    minimumFractionDigits: perUnit > 1 ? 2 : 0,
    useGrouping: false,
  })
  // The amounts shown in the dialog. Autofill may fire no event, so submitting reads the fields again.
  const [typed, setTyped] = useState<ReturnType<typeof typedIn>>()
  const { amount, again } = typed ?? { amount: defaultAmount, again: '' }
  const [submitted, setSubmitted] = useState(false)
  // Refunded meanwhile, perhaps by a request from here whose response was lost: both amounts are asked for anew.
  if (actions.outdated && refundedMinor !== order.refundedMinor) {
    setRefunded(order.refundedMinor)
    setTyped(undefined)
    setSubmitted(false)
  }
  const amountMinor = parseAmount(amount, perUnit)
  const valid = amountMinor !== undefined && amountMinor > 0 && amountMinor <= left
  const same = valid && parseAmount(again, perUnit) === amountMinor
  const most = money(left)

  const submit = async (fields: FormData) => {
    const entered = typedIn(fields)
    setTyped(entered)
    setSubmitted(true)
    // Never send an amount other than the one on the button.
    if (!valid || entered.amount !== amount || parseAmount(entered.again, perUnit) !== amountMinor) return
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
          valid ? (
            <Trans comment="Desk: button; {0} is an amount">Refund {money(amountMinor)}</Trans>
          ) : (
            <Trans context="desk button" comment="Desk: button">
              Refund
            </Trans>
          )
        }
        busy={actions.busy === 'refund'}
        failure={actions.failure}
        onSubmit={submit}
        onFieldsChange={(fields) => setTyped(typedIn(fields))}
        onClose={onClose}
      >
        <DisputeWarning order={order} before="refund" />
        <p className="text-note text-ink-soft">
          {refundedMinor > 0 ? (
            <Trans>
              {money(refundedMinor)} was already refunded; {most} is left.
            </Trans>
          ) : (
            <Trans>
              The money goes back to the original payment method. A full refund ends the order; after a
              partial one, it continues.
            </Trans>
          )}{' '}
          {order.email && <Trans>The buyer is notified by email.</Trans>}
        </p>
        <Field
          key={`amount ${refundedMinor}`}
          // The field of before may have had the focus.
          autoFocus={refundedMinor !== opened}
          label={t({ message: `Amount in ${currency}`, comment: 'Desk: label of a field' })}
          inputMode="decimal"
          autoComplete="off"
          name="amount"
          defaultValue={defaultAmount}
          hint={t`${most} at most`}
          error={submitted && !valid ? t`Enter an amount up to ${most}.` : undefined}
        />
        <Field
          key={`again ${refundedMinor}`}
          label={t({ message: 'Enter the amount again', comment: 'Desk: label of a field' })}
          inputMode="decimal"
          autoComplete="off"
          name="again"
          error={submitted && valid && !same ? t`This isn’t the same amount.` : undefined}
        />
      </DialogForm>
    </DeskDialog>
  )
}

const typedIn = (fields: FormData) => ({
  amount: String(fields.get('amount')),
  again: String(fields.get('again')),
})
