import { type ReactNode, useId } from 'react'

const tones = {
  paper: { control: 'bg-white hover:border-ink', edge: 'border-edge', note: 'text-ink-soft' },
  night: {
    control: 'bg-dusk text-paper placeholder:text-mist hover:border-paper',
    edge: 'border-mist',
    note: 'text-mist',
  },
} as const

export type FieldText = {
  id?: string | undefined
  label: string
  hint?: string | undefined
  error?: string | undefined
  tone?: keyof typeof tones | undefined
}

type FieldFrameProps = FieldText & {
  children: (control: {
    id: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control with its label above and its hint or error below, tied to it. */
export function FieldFrame({ id: given, label, hint, error, tone = 'paper', children }: FieldFrameProps) {
  const own = useId()
  const id = given ?? own
  const note = error ?? hint
  const look = tones[tone]
  return (
    <div>
      <label htmlFor={id} className="block pb-2 text-note font-600">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note && `${id}-note`,
        className: `block min-h-13 w-full rounded-xl border px-4 transition-colors ${look.control} ${error ? 'border-rose' : look.edge}`,
      })}
      {note && (
        <p id={`${id}-note`} className={`pt-2 text-small ${error ? 'text-rose' : look.note}`}>
          {note}
        </p>
      )}
    </div>
  )
}
