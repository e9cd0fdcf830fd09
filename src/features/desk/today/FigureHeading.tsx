import type { ReactElement } from 'react'

/** The heading of a column of figures. Columns of all tables have the same width where there is room for it. */
export function FigureHeading({ className = '', children }: { className?: string; children: ReactElement }) {
  return (
    <th scope="col" className={`pb-2 pl-3 text-right font-500 md:w-26 lg:w-36 ${className}`}>
      {children}
    </th>
  )
}
