import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { cleanText } from '~/core/schemas/cleanLine'
import { failureTexts } from '~/features/desk/content/failures'
import { deskAction } from '~/features/desk/functions/actOnOrder'
import type { DeskOrder } from '~/features/desk/schema'
import { useLeaveWarning } from '~/ui/browser/useLeaveWarning'
import { failureOf } from '../shell/failureOf'
import { findOrder } from './findOrder'

/** Milliseconds without a keystroke before the note is saved. */
const saveDelay = 1200

type NoteState = 'kept' | 'typing' | 'saving' | 'saved' | { failed: string }

type Note = {
  state: NoteState
  onChange: () => void
  /** Saves what is in the field, if it differs from the stored note. */
  save: () => void
}

/**
 * Saves the note of an order while the owner types. If another person has changed the note meanwhile, nothing is saved:
 * the field then shows their text with the owner's own below it.
 */
export function useNote({ id, note }: DeskOrder, field: RefObject<HTMLTextAreaElement | null>): Note {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<NoteState>('kept')
  const typed = useRef(note ?? '')
  /** The stored note as far as this page knows. */
  const known = useRef(note ?? '')
  const seenNote = useRef(note)
  /** Texts that were sent without a response: the server may have stored one of them. */
  const sent = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // One call at a time, so that a second one does not start from the note before the first one.
  const calls = useRef(Promise.resolve())

  const setText = (text: string) => {
    typed.current = text
    if (field.current) field.current.value = text
  }
  const send = async (): Promise<void> => {
    // Browser only: keeps the code below out of the Worker bundle.
    if (import.meta.env.SSR) return
    const words = cleanText(typed.current)
    if (words === known.current) return setState('saved')
    setState('saving')
    try {
      sent.current.add(words)
      const result = await deskAction({
        data: { order: id, action: 'note', words, known: known.current },
      })
      if (!result.ok && result.code === 'changed_meanwhile') return await join()
      if (!result.ok) return setState({ failed: i18n._(failureTexts[result.code]) })
      sent.current.clear()
      known.current = words
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (error) {
      setState({ failed: i18n._(failureTexts[failureOf(error)]) })
    }
  }
  const join = async () => {
    const saved = (await findOrder(id))?.note ?? ''
    known.current = saved
    if (sent.current.has(saved)) return send()
    setText([saved, typed.current].filter(Boolean).join('\n\n'))
    // The owner has left the page, so only this call can keep their words.
    if (!field.current) return send()
    clearTimeout(timer.current)
    setState({
      failed: t({
        message:
          'Someone else changed this note. Their text comes first, yours is below: check both, then leave the field to save.',
        comment: 'Desk: error below the private note',
      }),
    })
  }
  const enqueue = () => {
    clearTimeout(timer.current)
    calls.current = calls.current.then(send)
  }
  const saveTyped = () => {
    if (cleanText(typed.current) !== known.current) enqueue()
  }
  const save = () => {
    typed.current = field.current?.value ?? typed.current
    saveTyped()
  }
  // Shows a note that was changed elsewhere, unless this field has unsaved edits: saving them finds that note.
  const settled = state === 'kept' || state === 'saved'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page has loaded another note
  useEffect(() => {
    if (seenNote.current === note) return
    seenNote.current = note
    if (!settled) return
    known.current = note ?? ''
    setText(known.current)
  }, [note])
  // Saves text that was typed before hydration, or that software filled in without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(save, [])
  // Saves joined texts that the owner has not confirmed when they leave the page within the desk.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => () => saveTyped(), [])
  useLeaveWarning(!settled)

  return {
    state,
    save,
    onChange() {
      typed.current = field.current?.value ?? ''
      setState('typing')
      clearTimeout(timer.current)
      timer.current = setTimeout(enqueue, saveDelay)
    },
  }
}
