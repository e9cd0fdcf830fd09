import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import { messageLength } from '~/core/schemas/limits'
import type { KnownOrder } from '~/core/schemas/order'
import { isFullyErased } from '~/features/orders/content/order'
import { longDate } from '~/i18n/longDate'
import { Button } from '~/ui/Button'
import { TextArea } from '~/ui/forms/TextArea'
import { Notice } from '~/ui/Notice'
import { Section } from '~/ui/Section'
import type { OrderActions } from '../useOrder'
import type { Marks } from './useMarks'

type CorrectionsProps = {
  order: KnownOrder
  marks: Marks
  actions: Pick<OrderActions, 'busy' | 'error' | 'act'>
}

/** The single round of corrections: a form, or the date and text once it was sent. */
export function OrderCorrections({ order, marks, actions }: CorrectionsProps) {
  const { i18n } = useLingui()
  const { mayCorrect, corrections } = order
  // The corrections concerned portraits that no longer exist.
  if (isFullyErased(order)) return null
  if (corrections) {
    const date = longDate(new Date(corrections.at), i18n.locale)
    return (
      <Section space="none" className={order.portraits.length ? 'pb-12' : 'pt-12'}>
        <Notice kind="success">
          {order.state === 'delivered' && corrections.made ? (
            <Plural
              value={corrections.made}
              one={`You asked for corrections on ${date}, and a new portrait is here.`}
              other={`You asked for corrections on ${date}, and # new portraits are here.`}
            />
          ) : order.state === 'delivered' || order.state === 'refunded' ? (
            <Trans>You asked for corrections on {date}.</Trans>
          ) : (
            <Trans>Your corrections are with us since {date}.</Trans>
          )}
          <SentMarks order={order} />
          <blockquote className="mt-2 order-words">{`“${corrections.words}”`}</blockquote>
        </Notice>
      </Section>
    )
  }
  return mayCorrect ? <CorrectionsForm order={order} marks={marks} actions={actions} /> : null
}

/** Lists the marked portraits by number. */
function SentMarks({ order: { portraits } }: Pick<CorrectionsProps, 'order'>) {
  const { i18n } = useLingui()
  const numbers = portraits.filter(({ marked }) => marked).map(({ number }) => number)
  const list = new Intl.ListFormat(i18n.locale).format(numbers.map(String))
  if (!numbers.length) return null
  return (
    <>
      {' '}
      <Plural
        value={numbers.length}
        one={`You marked portrait ${list}.`}
        other={`You marked portraits ${list}.`}
      />
    </>
  )
}

function CorrectionsForm({ order, marks, actions }: CorrectionsProps) {
  const { i18n, t } = useLingui()
  const [missing, setMissing] = useState(false)
  const chosen = order.portraits.filter(({ id }) => marks.ids.includes(id)).map(({ number }) => number)
  const list = new Intl.ListFormat(i18n.locale).format(chosen.map(String))
  const busy = actions.busy === 'correct'

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const words = cleanText(String(new FormData(form).get('words') ?? ''))
    setMissing(!words)
    if (!words) return void form.querySelector('textarea')?.focus()
    const ids = order.portraits.map(({ id }) => id).filter((id) => marks.ids.includes(id))
    if (await actions.act({ action: 'correct', portraits: ids, words })) marks.clear()
  }
  return (
    <Section space="none" labelledBy="corrections" className="pb-14 on-screen">
      <div className="border-t border-line pt-8">
        <h2 id="corrections" className="text-sub font-600 font-display">
          <Trans>Something is not right?</Trans>
        </h2>
        <p className="mt-2 max-w-38em text-note text-ink-soft">
          <Trans>
            One round of corrections is part of your order. Mark the portraits, tell us what should change,
            and send once.
          </Trans>
        </p>
        <noscript>
          <p className="mt-3 text-note">
            {t`Sending corrections needs JavaScript. Without it, please write to us by email.`}
          </p>
        </noscript>
        {/* `dialog` does nothing without script: any other method would navigate away from the order. */}
        <form method="dialog" onSubmit={(event) => void send(event)} noValidate className="mt-5 max-w-160">
          <p role="status" className="pb-4 text-note font-600">
            {chosen.length ? (
              <Plural
                value={chosen.length}
                one={`Marked: portrait ${list}`}
                other={`Marked: portraits ${list}`}
              />
            ) : (
              <Trans>No portrait is marked: what you write is then about all of them.</Trans>
            )}
          </p>
          <TextArea
            name="words"
            short
            required
            maxLength={messageLength}
            label={t`What should change?`}
            error={missing ? t`Please fill in this field.` : undefined}
            onInput={() => setMissing(false)}
          />
          {actions.error?.action === 'correct' && (
            <Notice kind="error" className="mt-4">
              {actions.error.text}
            </Notice>
          )}
          <Button type="submit" className="mt-5" disabled={busy} aria-busy={busy}>
            <Trans>Send corrections</Trans>
          </Button>
        </form>
      </div>
    </Section>
  )
}
