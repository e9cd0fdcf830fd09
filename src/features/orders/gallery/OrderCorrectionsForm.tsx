import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import { messageLength, remarksLength } from '~/core/schemas/limits'
import type { KnownOrder } from '~/core/schemas/order'
import { Button } from '~/ui/Button'
import { TextArea } from '~/ui/forms/TextArea'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from '../useOrder'
import { OrderRemarks } from './OrderRemarks'
import type { Portrait } from './portrait'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

type FormProps = {
  order: KnownOrder
  marks: Marks
  verdicts: Verdicts
  actions: Pick<OrderActions, 'busy' | 'error' | 'act'>
}

/** The form for corrections: the words about each marked portrait, and a field for all. Either is enough. */
export function OrderCorrectionsForm({ order, marks, verdicts, actions }: FormProps) {
  const { i18n, t } = useLingui()
  const [error, setError] = useState<'missing' | 'long'>()
  const chosen = order.portraits
    .filter(({ id }) => marks.ids.includes(id))
    .map((portrait) => ({ ...portrait, remark: cleanText(marks.remarks[portrait.id] ?? '') }))
  const listOf = (portraits: readonly Portrait[]) =>
    new Intl.ListFormat(i18n.locale).format(portraits.map(({ number }) => String(number)))
  const list = listOf(chosen)
  const noted = chosen.some(({ remark }) => remark)
  // Only “not me” marks a portrait, until the mark is removed.
  const open = order.portraits.filter((portrait) => {
    const verdict = verdicts.of(portrait)
    return verdict && verdict !== 'me' && !portrait.earlier && !marks.ids.includes(portrait.id)
  })
  const openList = listOf(open)
  const busy = actions.busy === 'correct'
  const message =
    error === 'missing'
      ? chosen.length
        ? t`Please tell us what to change, next to a portrait or here.`
        : t`Please fill in this field.`
      : error && t`That’s too long for one message: please shorten it.`

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const words = cleanText(String(new FormData(form).get('words') ?? ''))
    const said = chosen.reduce((sum, { remark }) => sum + remark.length, 0)
    const fault = words || said ? (said > remarksLength ? 'long' : undefined) : 'missing'
    setError(fault)
    if (fault) return void form.querySelector<HTMLTextAreaElement>('[name=words]')?.focus()
    const portraits = chosen.map(({ id }) => id)
    const remarks = Object.fromEntries(chosen.map(({ id, remark }) => [id, remark]))
    if (await actions.act({ action: 'correct', portraits, words, remarks })) marks.clear()
  }
  return (
    <section aria-labelledby="corrections" className="on-screen">
      <h2 id="corrections" className="text-sub font-600 font-display">
        <Trans>Something not right?</Trans>
      </h2>
      <p className="mt-2 max-w-38em text-note text-ink-soft">
        <Trans>
          One round of corrections is part of your order. Mark the portraits, tell us what to change, and send
          it all together.
        </Trans>
      </p>
      <noscript>
        <p className="mt-3 text-note">
          {t`Sending corrections requires JavaScript. Without it, please write to us by email.`}
        </p>
      </noscript>
      {/* `dialog` does nothing without script: any other method would navigate away from the order. */}
      <form
        method="dialog"
        onSubmit={(event) => void send(event)}
        onInput={() => setError(undefined)}
        noValidate
        className="mt-5 max-w-160"
      >
        <p role="status" tabIndex={-1} className="pb-4 text-note font-600">
          {chosen.length ? (
            <Plural
              value={chosen.length}
              one={`Marked: portrait ${list}`}
              other={`Marked: portraits ${list}`}
            />
          ) : (
            <Trans>No portrait marked? Your note applies to all of them.</Trans>
          )}
        </p>
        {open.length > 0 && (
          <p className="pb-4 text-note text-ink-soft">
            <Plural
              comment="Above the form for corrections; {openList} is “3” or “3 and 7”. A button follows: Mark them"
              value={open.length}
              one={`You said portrait ${openList} doesn’t quite look like you, but it isn’t marked.`}
              other={`You said portraits ${openList} don’t quite look like you, but they aren’t marked.`}
            />{' '}
            <button
              type="button"
              onClick={({ currentTarget }) => {
                // The button goes.
                currentTarget.form?.querySelector('p')?.focus()
                for (const { id } of open) marks.toggle(id)
              }}
              className="my--1 py-1 text-ember-deep font-600 underline underline-offset-4"
            >
              <Plural
                comment="Button: marks these portraits for corrections"
                value={open.length}
                one="Mark it"
                other="Mark them"
              />
            </button>
          </p>
        )}
        <OrderRemarks portraits={chosen} className="pb-6" mayChange />
        <TextArea
          id="correction-words"
          name="words"
          short
          required={!noted}
          maxLength={messageLength}
          label={noted ? t`Anything else?` : t`What should change?`}
          hint={
            noted
              ? t`${plural(chosen.length, {
                  one: 'Leave it blank if your note says it all.',
                  other: 'Applies to all of them. Leave it blank if your notes say it all.',
                })}`
              : chosen.length
                ? t`${plural(chosen.length, {
                    one: 'Write it here or below the portrait.',
                    other: 'Write it here, for all of them, or below each portrait.',
                  })}`
                : undefined
          }
          error={message}
        />
        {actions.error?.action === 'correct' && (
          <Notice kind="error" className="mt-4">
            {actions.error.text}
          </Notice>
        )}
        <Button type="submit" className="mt-5" disabled={busy} aria-busy={busy}>
          <Plural
            comment="Button; {list} is the number of a portrait"
            value={chosen.length}
            _0="Send corrections"
            one={`Send corrections for portrait ${list}`}
            other="Send corrections for # portraits"
          />
        </Button>
      </form>
    </section>
  )
}
