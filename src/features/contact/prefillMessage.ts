let prepared = ''

/**
 * Puts a prepared text into the message of a contact form, above what the visitor wrote, and goes to the name field
 * (R-BRH-22). A prepared text that was left as it was makes way for the next.
 */
export function prefillMessage(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('message')
  const name = form.elements.namedItem('name')
  if (!(field instanceof HTMLTextAreaElement)) return
  // A form that is reset is a new letter: where one was sent, its fields are there again.
  if ('sent' in form.dataset) form.reset()
  const own = prepared && field.value.startsWith(prepared) ? field.value.slice(prepared.length) : field.value
  field.value = [message, own.trim()].filter(Boolean).join('\n\n')
  prepared = message
  if (name instanceof HTMLInputElement) queueMicrotask(() => name.focus({ preventScroll: true }))
}
