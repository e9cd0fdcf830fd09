import { type FormEvent, useState } from 'react'
import { cleanEmail } from '~/core/schemas/email'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Says at each field what the browser finds wrong with it, in the browser's own words and language (R-FRM-05), instead of
 * in a bubble over the next field. The browser still decides.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({})

  const onInvalidCapture = (event: FormEvent) => {
    const field = event.target as Control
    event.preventDefault()
    if (mend(field)) return
    setErrors((known) => ({ ...known, [field.name]: field.validationMessage }))
    // After the words stand there: they are read out with the field.
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
 * Takes out of an address what nobody sees, which the browser refuses and the server would clean away, and sends the form
 * where nothing else is wrong.
 */
function mend(field: Control): boolean {
  const clean = field.type === 'email' ? cleanEmail(field.value) : field.value
  if (clean === field.value) return false
  field.value = clean
  const { form, validity } = field
  // After this validation is over: until then the browser starts no other submission.
  if (form?.matches(':valid')) setTimeout(() => form.requestSubmit())
  return validity.valid
}
