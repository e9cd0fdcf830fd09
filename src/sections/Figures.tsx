import type { ReactNode } from 'react'

type FiguresProps = {
  /** Each text holds one `<b>`, which is set large and comes first. */
  items: readonly { id: string; text: ReactNode }[]
}

/** Numbers as a typographic row: no boxes, one hairline. The first is the one that nobody overlooks. */
export function Figures({ items }: FiguresProps) {
  const [first, ...others] = items
  return (
    <div className="grid items-end gap-x-12 gap-y-8 border-t border-edge pt-10 lg:grid-cols-[auto_1fr]">
      {first && (
        <p className="flex flex-col text-lead [&>b]:(order--1 mb-4 text-moment display-tight figures)">
          {first.text}
        </p>
      )}
      <ul
        className={`grid gap-x-4 lg:justify-items-end ${others.length === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {others.map(({ id, text }) => (
          <li
            key={id}
            className="flex flex-col text-list [&>b]:(order--1 mb-1 text-title display-tight figures) lg:[&>b]:text-hero"
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
