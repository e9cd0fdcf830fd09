let prepared = ''

/**
 * Inserts a prepared text into the message of a contact form, above the visitor's own text, and focuses the name field
 * (R-BRH-22). Replaces the previous prepared text, unless the visitor has edited it.
 */
export function prefillMessage(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('message')
  const name = form.elements.namedItem('name')
  if (!(field instanceof HTMLTextAreaElement)) return
  // Resets a sent form, which shows its fields again.
  if ('sent' in form.dataset) form.reset()
  const ownText =
    prepared && field.value.startsWith(prepared) ? field.value.slice(prepared.length) : field.value
  field.value = [message, ownText.trim()].filter(Boolean).join('\n\n')
  prepared = message
  if (name instanceof HTMLInputElement) queueMicrotask(() => name.focus({ preventScroll: true }))
}
