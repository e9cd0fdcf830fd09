import { type ComponentProps, useId, useLayoutEffect, useState } from 'react'
import { setAsPerson } from '../browser/carryOver'
import { FieldFrame, type FieldText } from './FieldFrame'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldText & { short?: boolean }

/** A text field of several lines, which grows with what is written. */
export function TextArea({ id: given, label, hint, error, tone, short, ...area }: TextAreaProps) {
  const own = useId()
  const id = given ?? own
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

/** Keeps what was typed before hydration, where React puts the default value of a `textarea` back over it. */
function useTypedBefore(id: string): void {
  const find = () => document.getElementById(id) as HTMLTextAreaElement | null
  const [typed] = useState(() => (typeof document === 'undefined' ? undefined : find()?.value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useLayoutEffect(() => {
    const now = find()
    if (now && typed !== undefined && now.value !== typed) setAsPerson(now, 'value', typed)
  }, [])
}
