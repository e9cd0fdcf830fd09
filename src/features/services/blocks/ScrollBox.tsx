import type { ReactNode } from 'react'

type ScrollBoxProps = { labelledBy: string; className?: string; children: ReactNode }

/** A scrollable box for content wider than a phone. It is focusable, so that arrow keys scroll it. */
export function ScrollBox({ labelledBy, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section needs its own heading, but another element names this one
    <div
      role="region"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={`compare relative ${className}`}
    >
      {children}
    </div>
  )
}
