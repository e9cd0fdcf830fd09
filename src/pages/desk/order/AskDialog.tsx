import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { wishTexts } from '~/content/desk/wishes'
import { cleanText } from '~/schemas/cleanLine'
import type { DeskOrder } from '~/schemas/desk'
import type { PhotoWish } from '~/schemas/photosWanted'
import { TextArea } from '~/ui/TextArea'
import { DeskDialog } from '../shell/DeskDialog'
import { DialogForm } from '../shell/DialogForm'
import type { Deeds } from './useDeeds'

const wishes = Object.keys(wishTexts) as PhotoWish[]

type AskDialogProps = { order: DeskOrder; deeds: Deeds; onClose: () => void }

/** Asks the buyer for better photos: reasons, each a sentence of the mail, and words of one's own. */
export function AskDialog({ order, deeds, onClose }: AskDialogProps) {
  const { t, i18n } = useLingui()
  const [reasons, setReasons] = useState<PhotoWish[]>([])
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = async () => {
    if (!reasons.length && !cleanText(words)) return setMissing(true)
    const wanted = { reasons: wishes.filter((wish) => reasons.includes(wish)), words }
    if (await deeds.act({ deed: 'ask', wanted }, t`The buyer has been asked`)) onClose()
  }
  return (
    <DeskDialog
      title={t({ message: 'Ask for better photos', comment: 'Desk: title of a dialog' })}
      onClose={onClose}
    >
      <DialogForm
        action={<Trans comment="Desk: sends the buyer a mail">Send to the buyer</Trans>}
        busy={deeds.busy === 'ask'}
        failure={
          missing && !reasons.length && !cleanText(words)
            ? t`Choose at least one reason, or write what is missing.`
            : deeds.failure
        }
        onSubmit={submit}
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
            <Trans comment="Desk: above a list of reasons to tick">What is wrong with the photos?</Trans>
          </legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {wishes.map((wish) => (
              <label key={wish} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={reasons.includes(wish)}
                  onChange={({ target }) =>
                    setReasons(
                      target.checked ? [...reasons, wish] : reasons.filter((other) => other !== wish),
                    )
                  }
                  className="h-5 w-5 shrink-0 accent-ember-deep"
                />
                {i18n._(wishTexts[wish])}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          short
          label={t({ message: 'In your own words', comment: 'Desk: label of a field' })}
          hint={t`The buyer reads this as you write it, so write in the buyer's language.`}
          maxLength={2000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </DialogForm>
    </DeskDialog>
  )
}
