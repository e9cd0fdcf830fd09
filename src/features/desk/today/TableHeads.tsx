import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The heading of the rows below it; `columns` counts the first one too. */
export function GroupHead({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="colgroup"
        colSpan={columns}
        className="pb-1 pt-4 text-left text-small text-ink-soft font-500 first-letter:uppercase"
      >
        {children}
      </th>
    </tr>
  )
}

/** What a row counts: a plan, which is unknown when `name` is empty, or another name. */
export function RowHead({ name }: { name: string }) {
  return (
    <th scope="row" className="py-2 text-left font-500">
      {name ? (
        <span>{name}</span>
      ) : (
        <Trans comment="Desk: the plan of an order is not known">Plan unknown</Trans>
      )}
    </th>
  )
}
