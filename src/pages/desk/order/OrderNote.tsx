import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { failureTexts } from '~/content/desk/failures'
import { deskDeed } from '~/functions/desk/actOnOrder'
import { cleanText } from '~/schemas/cleanLine'
import type { DeskOrder } from '~/schemas/desk'
import { TextArea } from '~/ui/TextArea'
import { failureOf } from '../shell/failureOf'

/** Milliseconds without a key after which the note is kept by itself. */
const rest = 1200

/** The owner's own words about an order; no buyer sees them. They are kept while they are written, and it says so. */
export function OrderNote({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState(order.note ?? '')
  const [state, setState] = useState<'kept' | 'typing' | 'saving' | 'saved' | { failed: string }>('kept')
  const kept = useRef(order.note ?? '')
  const seen = useRef(order.note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async (text: string) => {
    clearTimeout(timer.current)
    if (cleanText(text) === kept.current) return setState('saved')
    setState('saving')
    try {
      const answer = await deskDeed({ data: { order: order.id, deed: 'note', words: text } })
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
    setWords(kept.current)
  }, [order.note, settled])
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
        maxLength={2000}
        value={words}
        error={typeof state === 'object' ? state.failed : undefined}
        onChange={({ target }) => {
          setWords(target.value)
          setState('typing')
          clearTimeout(timer.current)
          timer.current = setTimeout(save, rest, target.value)
        }}
        onBlur={() => state === 'typing' && save(words)}
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
