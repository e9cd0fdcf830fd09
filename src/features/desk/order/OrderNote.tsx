import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import { failureTexts } from '~/features/desk/content/failures'
import { deskAction } from '~/features/desk/functions/actOnOrder'
import type { DeskOrder } from '~/features/desk/schema'
import { TextArea } from '~/ui/forms/TextArea'
import { failureOf } from '../shell/failureOf'

/** Milliseconds without a key after which the note is kept by itself. */
const rest = 1200

/** The owner's own words about an order; no buyer sees them. They are kept while they are written, and it says so. */
export function OrderNote({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'kept' | 'typing' | 'saving' | 'saved' | { failed: string }>('kept')
  const kept = useRef(order.note ?? '')
  const seen = useRef(order.note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async (text: string) => {
    clearTimeout(timer.current)
    if (cleanText(text) === kept.current) return setState('saved')
    setState('saving')
    try {
      const answer = await deskAction({ data: { order: order.id, action: 'note', words: text } })
      if (!answer.ok) return setState({ failed: i18n._(failureTexts[answer.code]) })
      kept.current = cleanText(text)
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (error) {
      setState({ failed: i18n._(failureTexts[failureOf(error)]) })
    }
  }
  // Somebody else may have written, and here nobody has.
  const settled = state === 'kept' || state === 'saved'
  useEffect(() => {
    if (!settled || seen.current === order.note) return
    seen.current = order.note
    kept.current = order.note ?? ''
    if (field.current) field.current.value = kept.current
  }, [order.note, settled])
  // Typed before script took over, or filled in by a program without an event.
  const catchUp = () => {
    const { value } = field.current ?? { value: kept.current }
    if (state !== 'saving' && cleanText(value) !== kept.current) void save(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(catchUp, [])
  useEffect(() => {
    if (state !== 'typing' && state !== 'saving') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [state])

  return (
    <div>
      <TextArea
        short
        label={t({ message: 'Private note', comment: 'Desk: label of a field' })}
        ref={field}
        maxLength={2000}
        defaultValue={order.note ?? ''}
        error={typeof state === 'object' ? state.failed : undefined}
        onChange={({ target }) => {
          setState('typing')
          clearTimeout(timer.current)
          timer.current = setTimeout(save, rest, target.value)
        }}
        onBlur={catchUp}
      />
      <p role="status" className="min-h-[1lh] pt-1.5 text-small text-ink-soft">
        {state === 'saved' ? (
          <Trans comment="Desk: the note is kept">Saved</Trans>
        ) : state === 'saving' || state === 'typing' ? (
          <Trans comment="Desk: the note is being kept">Saving…</Trans>
        ) : state === 'kept' ? (
          <Trans comment="Desk: below the private note">Only you and your team see it.</Trans>
        ) : null}
      </p>
    </div>
  )
}
