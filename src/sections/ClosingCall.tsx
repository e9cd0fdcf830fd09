import type { ReactNode } from 'react'
import './closing.css'
import { bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'

type ClosingCallProps = {
  title: string
  lead: string
  action: ReactNode
  /** What the sun rises behind. */
  last?: ReactNode
}

/** The closing call to action of a page, with a rising sun. */
export function ClosingCall({ title, lead, action, last }: ClosingCallProps) {
  return (
    <Section tone="glow" labelledBy="closing" className="last-call">
      <span aria-hidden="true" className="closing-sun sun" />
      <h2 id="closing" className="max-w-13em text-hero display-tight">
        {bindWords(title, 13)}
      </h2>
      <p className="mt-6 max-w-29em text-lead text-mist">{bindWords(lead)}</p>
      <div className="mt-9">{action}</div>
      {last}
    </Section>
  )
}
