import { useLingui } from '@lingui/react/macro'
import type { ContactSource } from '~/core/schemas/contactSources'
import { Field } from '~/ui/forms/Field'
import { TextArea } from '~/ui/forms/TextArea'
import { contactFields, contactForms } from './content'
import type { ContactFieldName } from './schema'

type ContactFormFieldProps = {
  name: ContactFieldName
  source: ContactSource
  tone: 'paper' | 'night'
  error: string | undefined
  busy: boolean
}

/** A field of a contact form. Short fields are laid out in pairs; an odd last one takes the whole row. */
export function ContactFormField({ name, source, tone, error = '', busy }: ContactFormFieldProps) {
  const { t } = useLingui()
  const { label, required = false, type = 'text', autoComplete, placeholder, multiline } = contactFields[name]
  const short = contactForms[source].filter((other) => !contactFields[other].multiline)
  const fullWidth = multiline || (short.length % 2 === 1 && short.at(-1) === name)
  const shared = {
    // Explicit ids: the form hydrates as a separate root, where `useId` would return other ids.
    id: `${source}-${name}`,
    name,
    label: t(label),
    required,
    // Text typed while the message is sent would be lost when the form is cleared. Disabled, a field loses the focus.
    readOnly: busy,
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
