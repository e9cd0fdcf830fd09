import { type RefObject, useEffect, useRef } from 'react'
import { type Edition, editions } from '~/editions'

export type ContactPrefill = { message: string }

/**
 * Puts a prepared text into the message, above what the visitor wrote, and goes to the name field (R-BRH-22).
 * A prepared text that was left as it was makes way for the next.
 */
export function useContactPrefill(
  form: RefObject<HTMLFormElement | null>,
  edition: Edition,
  prefill: ContactPrefill | undefined,
): void {
  const done = useRef<ContactPrefill>(undefined)
  useEffect(() => {
    const field = form.current?.elements.namedItem('message')
    const name = form.current?.elements.namedItem('name')
    if (!prefill || prefill === done.current || !(field instanceof HTMLTextAreaElement)) return
    const before = done.current?.message
    const own = before && field.value.startsWith(before) ? field.value.slice(before.length) : field.value
    field.value = [prefill.message, own.trim()].filter(Boolean).join('\n\n')
    done.current = prefill
    document.getElementById(editions[edition].contactAnchor)?.scrollIntoView()
    if (name instanceof HTMLInputElement) name.focus({ preventScroll: true })
  }, [form, edition, prefill])
}
