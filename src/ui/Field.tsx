import { type ComponentProps, useId } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  hint?: string
  error?: string
}

/** A text field with its label above and its hint or error below, tied to it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="block pb-2 text-note font-600">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note && `${id}-note`}
        className={`block min-h-13 w-full rounded-xl border bg-white px-4 transition-colors hover:border-ink ${error ? 'border-rose' : 'border-edge'}`}
      />
      {note && (
        <p id={`${id}-note`} className={`pt-2 text-small ${error ? 'text-rose' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
