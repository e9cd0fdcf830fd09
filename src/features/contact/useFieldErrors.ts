import { type FormEvent, useState } from 'react'
import { cleanEmail } from '~/core/schemas/email'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Shows the browser's own validation messages, in its own language, at each field (R-FRM-05) instead of in a bubble
 * over the next field. The browser still validates.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({})

  const onInvalidCapture = (event: FormEvent) => {
    const field = event.target as Control
    event.preventDefault()
    if (cleanAddress(field)) return
    setErrors((known) => ({ ...known, [field.name]: field.validationMessage }))
    // Focuses the field after the message is rendered, so that screen readers read it with the field.
    if (field === field.form?.querySelector('input:invalid, textarea:invalid'))
      queueMicrotask(() => field.focus())
  }
  const onInput = ({ target }: FormEvent) => {
    const { name, validationMessage } = target as Control
    setErrors((known) => (known[name] ? { ...known, [name]: validationMessage } : known))
  }
  return { errors, onInvalidCapture, onInput, forget: () => setErrors({}) }
}

/**
 * Removes invisible characters from an email address, which the browser rejects and the server would strip, and submits
 * the form if it is valid then. Returns whether the field is valid now.
 */
function cleanAddress(field: Control): boolean {
  const clean = field.type === 'email' ? cleanEmail(field.value) : field.value
  if (clean === field.value) return false
  field.value = clean
  const { form, validity } = field
  // In a new task: the browser starts no other submission during validation.
  if (form?.matches(':valid')) setTimeout(() => form.requestSubmit())
  return validity.valid
}
