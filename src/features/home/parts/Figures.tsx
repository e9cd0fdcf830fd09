import './figures.css'
import type { ReactNode } from 'react'

type FiguresProps = {
  /** Each text holds one `<b>`, which is set large and comes first. */
  items: readonly { id: string; text: ReactNode }[]
}

/** Numbers as a typographic row: no boxes, one hairline. The first is the one that nobody overlooks. */
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
