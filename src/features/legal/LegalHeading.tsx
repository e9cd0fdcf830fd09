import type { ReactNode } from 'react'

type LegalHeadingProps = { id: string; number: number; children: ReactNode }

/** A heading that is a target of the contents. Its scroll margin clears the fixed header. */
export function LegalHeading({ id, number, children }: LegalHeadingProps) {
  return (
    <h2
      id={id}
      className="flex scroll-mt-8 gap-x-3 text-[clamp(1.5rem,1.35rem+0.6vw,1.875rem)] leading-tight display-tight"
    >
      <span className="figures shrink-0 whitespace-nowrap text-ember-deep">{number}.</span>{' '}
      <span className="min-w-0">{children}</span>
    </h2>
  )
}
