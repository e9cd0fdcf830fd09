import { type ReactElement, type ReactNode, useId } from 'react'

const tones = {
  paper: {
    control: 'bg-white border-edge hover:border-ink aria-[invalid=true]:border-rose!',
    note: 'text-ink-soft',
    error: 'text-rose',
  },
  night: {
    control:
      'bg-dusk text-paper placeholder:text-mist border-mist hover:border-paper aria-[invalid=true]:border-rose-light!',
    note: 'text-mist',
    error: 'text-rose-light',
  },
} as const

export type FieldText = {
  id?: string | undefined
  label: string
  hint?: ReactNode
  /** An empty string reserves the space before there is an error. */
  error?: string | undefined
  tone?: keyof typeof tones | undefined
}

type FieldFrameProps = FieldText & {
  children: (control: {
    id: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactElement
}

/** A control with its label above and its hint or error below, linked through ARIA. */
export function FieldFrame({ id: givenId, label, hint, error, tone = 'paper', children }: FieldFrameProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const note = error || hint
  const look = tones[tone]
  return (
    <div>
      <label htmlFor={id} className="block pb-2 text-note font-600">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className: `block min-h-13 w-full rounded-xl border px-4 transition-colors ${look.control}`,
      })}
      {(note || error !== undefined) && (
        <p
          id={`${id}-note`}
          hidden={!note}
          className={`pt-2 text-small ${error || !hint ? look.error : look.note}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}
