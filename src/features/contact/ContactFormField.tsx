import { useLingui } from '@lingui/react/macro'
import type { ContactSource } from '~/core/schemas/contactSources'
import { Field } from '~/ui/forms/Field'
import { TextArea } from '~/ui/forms/TextArea'
import { type ContactField, contactForms } from './content'

type ContactFormFieldProps = {
  field: ContactField
  source: ContactSource
  tone: 'paper' | 'night'
  error: string | undefined
}

/** A field of a contact form. Short fields are laid out in pairs; an odd last one takes the whole row. */
export function ContactFormField({ field, source, tone, error = '' }: ContactFormFieldProps) {
  const { t } = useLingui()
  const { name, label, required, type = 'text', autoComplete, placeholder, multiline } = field
  const short = contactForms[source].filter((other) => !other.multiline)
  const fullWidth = multiline || (short.length % 2 === 1 && short.at(-1) === field)
  const shared = {
    // Explicit ids: the form hydrates as a separate root, where `useId` would return other ids.
    id: `${source}-${name}`,
    name,
    label: t(label),
    required,
    autoComplete,
    tone,
    error,
    placeholder: placeholder && t(placeholder),
  }
  return (
    <div className={fullWidth ? 'sm:col-span-2' : ''}>
      {multiline ? <TextArea {...shared} short={source === 'landing'} /> : <Field {...shared} type={type} />}
    </div>
  )
}
