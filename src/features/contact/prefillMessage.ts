import { updateHistoryState } from '~/ui/browser/historyEntry'

let prepared = ''
const keep = () => updateHistoryState({ prepared })

/**
 * Inserts a prepared text into the message of a contact form, above the visitor's own text, and focuses the name field
 * (R-BRH-22) unless they are already in the form. Replaces the previous prepared text, unless the visitor has edited
 * it: also one from before a return by Back, after which browsers restore the message.
 */
export function prefillMessage(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('message')
  const name = form.elements.namedItem('name')
  if (!(field instanceof HTMLTextAreaElement)) return
  // Resets a sent form, which shows its fields again.
  if ('sent' in form.dataset) form.reset()
  prepared ||= String(history.state?.prepared ?? '')
  const ownText =
    prepared && field.value.startsWith(prepared) ? field.value.slice(prepared.length) : field.value
  field.value = [message, ownText.trim()].filter(Boolean).join('\n\n')
  // Removes an error that the text corrects.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  prepared = message
  keep()
  // A link within the page adds an entry without it.
  addEventListener('hashchange', keep)
  queueMicrotask(() => {
    if (name instanceof HTMLInputElement && !form.contains(document.activeElement))
      name.focus({ preventScroll: true })
  })
}
