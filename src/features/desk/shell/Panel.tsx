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
      {/* The line is the heading's and as wide as the panel, so that an aside that does not fit comes below it. */}
      <div className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-5 [container-type:inline-size]">
        <Heading id={headingId} className="relative pb-3 text-sub font-600 font-display">
          <span>{title}</span>
          <span aria-hidden="true" className="absolute bottom-0 left-0 w-[100cqw]">
            <span className="horizon block" />
          </span>
        </Heading>
        {aside && <div className="text-note text-ink-soft">{aside}</div>}
      </div>
      {/* Lines that open have room of their own above their text. */}
      <div className="pt-5 has-[>details:first-child]:pt-2">{children}</div>
    </section>
  )
}
