import type { ReactNode } from 'react'

type FiguresProps = {
  /** Each text holds one `<b>`, which is set large and comes first. */
  items: readonly { id: string; text: ReactNode }[]
}

/** Three or four, of which the first has a line of its own on a phone. */
const columns = { 3: 'grid-cols-2', 4: 'grid-cols-3' } as const

/** Numbers as a typographic row: no boxes, one hairline. The first is the one that nobody overlooks. */
export function Figures({ items }: FiguresProps) {
  return (
    <ul
      className={`grid items-end gap-x-4 gap-y-8 border-t border-edge pt-10 lg:(flex flex-wrap gap-x-16) ${columns[items.length === 3 ? 3 : 4]}`}
    >
      {items.map(({ id, text }, index) => (
        <li
          key={id}
          className={`flex flex-col text-list ${index ? '[&>b]:(order--1 mb-1 text-title display-tight figures) lg:[&>b]:text-hero' : 'col-span-full mr-auto [&>b]:(order--1 mb-4 text-moment display-tight figures)'}`}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
