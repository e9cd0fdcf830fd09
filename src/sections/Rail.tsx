import './rail.css'
import type { ReactNode } from 'react'

type RailProps = { labelledBy: string; className?: string; children: ReactNode }

/**
 * Cards that are a swipeable strip on a phone; see rail.css. The strip is focusable there, so that arrow keys scroll
 * it.
 */
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
