let prepared = ''

/**
 * Puts a prepared text into the message of a contact form, above what the visitor wrote, and goes to the name field
 * (R-BRH-22). A prepared text that was left as it was makes way for the next.
 */
export function prefillMessage(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('message')
  const name = form.elements.namedItem('name')
  if (!(field instanceof HTMLTextAreaElement)) return
  const own = prepared && field.value.startsWith(prepared) ? field.value.slice(prepared.length) : field.value
  field.value = [message, own.trim()].filter(Boolean).join('\n\n')
  prepared = message
  if (name instanceof HTMLInputElement) name.focus({ preventScroll: true })
}
