import type { ReactNode } from 'react'
import { bindWords } from '~/ui/bindWords'

type SectionHeadProps = {
  id: string
  title: string
  lead?: string | undefined
  /** In a narrow, sticky column beside its content, rather than across the page. */
  column?: boolean
  /** Shown above the heading. */
  mark?: ReactNode
  /** On a dark background. */
  night?: boolean
}

/** Heading and lead of a section. */
export function SectionHead({ id, title, lead, column = false, mark, night = false }: SectionHeadProps) {
  const text = lead && (
    <p
      className={`mt-4 text-balance ${night ? 'text-mist' : 'text-ink-soft'} ${column ? 'max-w-28em lg:max-w-23em' : 'max-w-24em lead-aside lg:(mt-0 w-24em)'}`}
    >
      {bindWords(lead)}
    </p>
  )
  const heading = (
    <h2 id={id} className={`text-title display-tight ${column ? '' : 'max-w-12em'}`}>
      {bindWords(title, column ? 12 : 17)}
    </h2>
  )
  if (column)
    return (
      <div className="lg:(sticky top-28 col-span-5 self-start)">
        {heading}
        {text}
      </div>
    )
  return (
    <div className="items-end justify-between gap-8 lg:flex">
      <div>
        {mark}
        {heading}
      </div>
      {text}
    </div>
  )
}
