import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldText

/** A text field of one line. */
export function Field({ id, label, hint, error, tone, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, tone }}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}
