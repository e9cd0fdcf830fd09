import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import { failureTexts } from '~/features/desk/content/failures'
import { deskAction } from '~/features/desk/functions/actOnOrder'
import type { DeskOrder } from '~/features/desk/schema'
import { TextArea } from '~/ui/forms/TextArea'
import { failureOf } from '../shell/failureOf'

/** Milliseconds without a keystroke before the note is saved. */
const saveDelay = 1200

/** The owner's private note on an order; buyers never see it. Saves while the owner types, and shows its state. */
export function OrderNote({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'kept' | 'typing' | 'saving' | 'saved' | { failed: string }>('kept')
  const savedText = useRef(order.note ?? '')
  const seenNote = useRef(order.note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async (text: string) => {
    clearTimeout(timer.current)
    if (cleanText(text) === savedText.current) return setState('saved')
    setState('saving')
    try {
      const result = await deskAction({ data: { order: order.id, action: 'note', words: text } })
      if (!result.ok) return setState({ failed: i18n._(failureTexts[result.code]) })
      savedText.current = cleanText(text)
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (error) {
      setState({ failed: i18n._(failureTexts[failureOf(error)]) })
    }
  }
  // Shows a note that was changed elsewhere, unless this field has unsaved edits.
  const settled = state === 'kept' || state === 'saved'
  useEffect(() => {
    if (!settled || seenNote.current === order.note) return
    seenNote.current = order.note
    savedText.current = order.note ?? ''
    if (field.current) field.current.value = savedText.current
  }, [order.note, settled])
  // Saves text that was typed before hydration, or that software filled in without an event.
  const saveUnsaved = () => {
    const { value } = field.current ?? { value: savedText.current }
    if (state !== 'saving' && cleanText(value) !== savedText.current) void save(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(saveUnsaved, [])
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
          timer.current = setTimeout(save, saveDelay, target.value)
        }}
        onBlur={saveUnsaved}
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
