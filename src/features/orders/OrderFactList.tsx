import type { ReactNode } from 'react'

type FactListProps = {
  facts: readonly { id: string; term: ReactNode; text: ReactNode }[]
  className: string
}

/** Terms and values, one per line. With large text both shrink, the term only if a figure would break otherwise. */
export function OrderFactList({ facts, className }: FactListProps) {
  return (
    <dl className={`order-facts figures text-note ${className}`}>
      {facts.map(({ id, term, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
