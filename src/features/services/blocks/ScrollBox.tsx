import type { ReactNode } from 'react'

type ScrollBoxProps = { labelledBy: string; className?: string; children: ReactNode }

/** What is wider than a phone scrolls inside of its own box. It takes focus, so that arrow keys move it. */
export function ScrollBox({ labelledBy, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section wants a heading of its own, and its name is another's
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
