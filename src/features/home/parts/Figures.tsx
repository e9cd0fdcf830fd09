import './figures.css'
import type { ReactNode } from 'react'

type FiguresProps = {
  /** Each text contains one `<b>`, which is shown large and first. */
  items: readonly { id: string; text: ReactNode }[]
}

/** Figures in one row with a single hairline. The first is the most prominent. */
export function Figures({ items }: FiguresProps) {
  return (
    <div className="[container-type:inline-size]">
      <ul className="numbers border-t border-edge pt-10">
        {items.map(({ id, text }, index) => (
          <li
            key={id}
            className={`text-list [&>b]:(display-tight figures) ${index ? '[&>b]:text-title lg:[&>b]:text-hero' : '[&>b]:text-moment'}`}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
