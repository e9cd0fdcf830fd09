import type { ReactNode } from 'react'

type FiguresProps = {
  /** Each text holds one `<b>`, which is set large and comes first. */
  items: readonly { id: string; text: ReactNode }[]
}

/** Three stand one under the other on a phone, four in pairs. */
const layouts = {
  3: { row: 'md:grid-cols-3', item: 'items-baseline gap-x-4 [&>b]:min-w-[2.6em] md:(flex-col items-start)' },
  4: { row: 'grid-cols-2 md:grid-cols-4', item: 'flex-col' },
} as const

/** Numbers as a typographic row: no boxes, one hairline. */
export function Figures({ items }: FiguresProps) {
  const { row, item } = layouts[items.length === 3 ? 3 : 4]
  return (
    <ul className={`grid gap-x-8 gap-y-7 border-t border-edge pt-8 ${row}`}>
      {items.map(({ id, text }) => (
        <li
          key={id}
          className={`flex text-ink-soft [&>b]:(order--1 text-hero display-tight figures text-ink) ${item}`}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
