import { type ReactNode, useId } from 'react'

type PanelProps = {
  /** For links to it. */
  id?: string
  title: ReactNode
  /** Beside the title: a number, a link. */
  aside?: ReactNode
  /** Highlights a panel with pending work. */
  lit?: boolean
  /** Level of the heading; 3 in a section that has a heading of its own. */
  level?: 2 | 3
  children: ReactNode
}

/** A section of a page: a heading above a horizon line. */
export function Panel({ id, title, aside, lit, level = 2, children }: PanelProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={lit ? 'rounded-card border border-ember-deep bg-white p-5 md:p-7' : ''}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <Heading id={headingId} className="text-sub font-600 font-display">
          {title}
        </Heading>
        {aside && <div className="text-note text-ink-soft">{aside}</div>}
      </div>
      <div className="horizon" />
      <div className="pt-5">{children}</div>
    </section>
  )
}
