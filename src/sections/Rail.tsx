import './rail.css'
import type { ReactNode } from 'react'

type RailProps = { labelledBy: string; className?: string; children: ReactNode }

/** Cards that a phone shows in a strip to swipe; see rail.css. It takes focus there, so that arrow keys move it. */
export function Rail({ labelledBy, className = '', children }: RailProps) {
  return (
    <div className="rail-box">
      {/* biome-ignore lint/a11y/useSemanticElements: its section is the landmark of that name */}
      <div
        role="group"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard (WCAG 2.1.1)
        tabIndex={0}
        className={`rail ${className}`}
      >
        {children}
      </div>
    </div>
  )
}
