import { type ComponentProps, useId, useLayoutEffect, useState } from 'react'
import { setAsUser } from '../browser/captureFormState'
import { FieldFrame, type FieldText } from './FieldFrame'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldText & { short?: boolean }

/** A multi-line text field that grows with its content. */
export function TextArea({ id: givenId, label, hint, error, tone, short, ...area }: TextAreaProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  useTypedBefore(id)
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

/** Keeps what was typed before hydration where there is a default text, to which React resets a `textarea` then. */
function useTypedBefore(id: string): void {
  const find = () => document.getElementById(id) as HTMLTextAreaElement | null
  const [typed] = useState(() => (typeof document === 'undefined' ? undefined : find()?.value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useLayoutEffect(() => {
    const element = find()
    if (element && typed !== undefined && element.value !== typed) setAsUser(element, 'value', typed)
  }, [])
}
