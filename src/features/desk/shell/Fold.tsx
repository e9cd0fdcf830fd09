import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon'

type FoldProps = {
  title: ReactNode
  /** A line below the title. */
  note?: ReactNode
  /** The title is a heading of the page. */
  heading?: boolean
  children: ReactNode
}

/** A line that opens: a task with its steps, a status with what it means, or a list that is rarely needed. */
export function Fold({ title, note, heading, children }: FoldProps) {
  const Title = heading ? 'h2' : 'span'
  return (
    <details className="group border-b border-line">
      <summary className="min-h-12 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
        <Title className="col-start-1 font-600 text-balance">{title}</Title>
        {note && <span className="col-start-1 mt-0.5 max-w-34em text-small text-ink-soft">{note}</span>}
        <Icon
          name="expand"
          className={`col-start-2 row-start-1 transition-transform duration-200 group-open:rotate-180 ${note ? 'row-span-2' : ''}`}
        />
      </summary>
      <div className="max-w-34em pb-4">{children}</div>
    </details>
  )
}
