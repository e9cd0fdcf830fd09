import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import type { RetakeReason, RetakeRequest } from '~/core/schemas/retakeRequest'
import { retakeReasonLabels } from '~/features/desk/content/retakeReasonLabels'
import type { DeskOrder } from '~/features/desk/schema'
import { TextArea } from '~/ui/forms/TextArea'
import { DeskDialog } from '../../shell/DeskDialog'
import { DialogForm } from '../../shell/DialogForm'
import type { OrderActions } from '../useOrderActions'

const allReasons = Object.keys(retakeReasonLabels) as RetakeReason[]

type AskDialogProps = { order: DeskOrder; actions: OrderActions; onClose: () => void }

/** Asks the buyer for new photos: reasons, each a sentence of the mail, and free text. */
export function AskDialog({ order, actions, onClose }: AskDialogProps) {
  const { t, i18n } = useLingui()
  const [missing, setMissing] = useState(false)
  const submit = async (fields: FormData) => {
    const retakeRequest = retakeRequestIn(fields)
    if (!retakeRequest) return setMissing(true)
    if (await actions.act({ action: 'ask', retakeRequest }, t`The buyer has been asked`)) onClose()
  }
  return (
    <DeskDialog
      title={t({ message: 'Ask for more photos', comment: 'Desk: title of a dialog' })}
      onClose={onClose}
    >
      <DialogForm
        action={<Trans comment="Desk: sends the buyer a mail">Send to the buyer</Trans>}
        busy={actions.busy === 'ask'}
        failure={missing ? t`Choose at least one reason, or write what’s missing.` : actions.failure}
        onSubmit={submit}
        onFieldsChange={(fields) => setMissing((was) => was && !retakeRequestIn(fields))}
        onClose={onClose}
      >
        <p className="text-note text-ink-soft">
          {order.email && (
            <Trans>The buyer gets an email in their language with the reasons and the link.</Trans>
          )}{' '}
          <Trans>Their upload opens again.</Trans>
        </p>
        <fieldset>
          <legend className="pb-1 text-note font-600">
            <Trans comment="Desk: above a list of reasons to tick">What’s wrong with the photos?</Trans>
          </legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {allReasons.map((reason) => (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="reason"
                  value={reason}
                  className="h-5 w-5 shrink-0 accent-ember-deep"
                />
                <span>{i18n._(retakeReasonLabels[reason])}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          short
          label={t({ message: 'In your own words', comment: 'Desk: label of a field' })}
          hint={t`The buyer reads this exactly as you write it, so write in the buyer’s language.`}
          maxLength={2000}
          name="words"
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Reads the request from the form; `undefined` when it is empty. */
function retakeRequestIn(fields: FormData): RetakeRequest | undefined {
  const chosen = fields.getAll('reason')
  const reasons = allReasons.filter((reason) => chosen.includes(reason))
  const words = String(fields.get('words'))
  return reasons.length || cleanText(words) ? { reasons, words } : undefined
}
