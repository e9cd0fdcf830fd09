import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon'

type FoldProps = {
  title: string
  /** A line below the title. */
  note?: string
  children: ReactNode
}

/** A line of the help that opens: a task with its steps, or a status with what it means for the buyer and the owner. */
export function Fold({ title, note, children }: FoldProps) {
  return (
    <details className="group border-b border-line">
      <summary className="min-h-12 flex items-center justify-between gap-4 py-2">
        <span>
          <span className="block font-600 text-balance">{title}</span>
          {note && <span className="mt-0.5 block max-w-34em text-small text-ink-soft">{note}</span>}
        </span>
        <Icon name="expand" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="max-w-34em pb-4">{children}</div>
    </details>
  )
}
