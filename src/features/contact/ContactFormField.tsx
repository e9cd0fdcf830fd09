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

/** One field of a contact form. Short ones stand in pairs; one that is left over takes the whole row. */
export function ContactFormField({ field, source, tone, error = '' }: ContactFormFieldProps) {
  const { t } = useLingui()
  const { name, label, required, type = 'text', autoComplete, placeholder, multiline } = field
  const short = contactForms[source].filter((other) => !other.multiline)
  const alone = multiline || (short.length % 2 === 1 && short.at(-1) === field)
  const shared = {
    // React wakes the form apart from its page, and would count other ids of its own.
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
    <div className={alone ? 'sm:col-span-2' : ''}>
      {multiline ? <TextArea {...shared} short={source === 'landing'} /> : <Field {...shared} type={type} />}
    </div>
  )
}
