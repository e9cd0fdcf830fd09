import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldText & { short?: boolean }

/** A text field of several lines, which grows with what is written. */
export function TextArea({ id, label, hint, error, tone, short, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, tone }}>
      {({ className, ...control }) => (
        <textarea
          {...area}
          {...control}
          rows={short ? 3 : 7}
          className={`${className} ${short ? 'min-h-29' : 'min-h-53'} max-h-120 resize-y py-3 [field-sizing:content]`}
        />
      )}
    </FieldFrame>
  )
}
