import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import type { RevenueSums } from '~/features/desk/revenue'
import { useMoney } from '../shell/useMoney'
import { GroupHead, RowHead } from './TableHeads'

type Row = { key: string; name: string } & RevenueSums
type Group = { title: ReactElement; rows: Row[] }
type RevenueTableProps = { currency: string; total: RevenueSums; groups: Group[] }

/**
 * The revenue in one currency: its net amount, and below it by group. A group of one row would repeat the total; what
 * never went back has no column.
 */
export function RevenueTable({ currency, total, groups }: RevenueTableProps) {
  const money = useMoney()
  const lost = (['refunded', 'taken'] as const).filter((name) => total[name] > 0)
  const columns: Columns = lost.length ? ['paid', ...lost, 'net'] : ['paid']
  const shown = groups.filter(({ rows }) => rows.length > 1)
  const refunded = money(total.refunded, currency)
  const taken = money(total.taken, currency)
  return (
    <section
      aria-labelledby={`revenue-${currency}`}
      className="mt-8 grid gap-x-12 gap-y-6 xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div id={`revenue-${currency}`}>
        <p
          translate="no"
          className="font-600 font-display leading-none [font-size:2.25rem] md:[font-size:3rem]"
        >
          {money(total.net, currency)}
        </p>
        <p className="dotted mt-3 text-note text-ink-soft">
          <span>
            <Trans comment="Desk: below the revenue of a period, after refunds; {currency} is USD or BRL">
              net in {currency}
            </Trans>
          </span>
          <span>
            <Plural
              value={total.orders}
              one="# order"
              other="# orders"
              comment="Desk: below the revenue of a period"
            />
          </span>
          <span>
            <Trans comment="Desk: below the revenue of a period; {refunded} is an amount">
              {refunded} refunded
            </Trans>
          </span>
          {total.taken > 0 && (
            <span>
              <Trans comment="Desk: below the revenue of a period; {taken} is an amount">
                {taken} taken by disputes
              </Trans>
            </span>
          )}
        </p>
      </div>
      {(lost.length > 0 || shown.length > 0) && (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard on a phone (WCAG 2.1.1)
          tabIndex={0}
          className="max-w-204 w-full overflow-x-auto justify-self-end"
        >
          <table className="figures w-full text-note">
            <Head columns={columns} title={lost.length ? undefined : shown[0]?.title} />
            <tbody>
              {lost.length > 0 && (
                <tr className="border-t border-ink font-600">
                  <th scope="row" className="py-2 text-left">
                    <Trans context="revenue" comment="Desk: row of a table with sums">
                      Total
                    </Trans>
                  </th>
                  <Cells sums={total} currency={currency} columns={columns} />
                </tr>
              )}
              {shown.map(({ title, rows }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change their order
                <Fragment key={index}>
                  {(index > 0 || lost.length > 0) && (
                    <GroupHead columns={2 + columns.length}>{title}</GroupHead>
                  )}
                  {rows.map(({ key, name, ...sums }) => (
                    <tr key={key} className="border-t border-line align-top">
                      <RowHead name={name} />
                      <Cells sums={sums} currency={currency} columns={columns} />
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** The columns of sums that a table has. */
type Columns = readonly Exclude<keyof RevenueSums, 'orders'>[]

/** Four columns are too many for a phone. */
const ordersClass = (columns: Columns) => (columns.length > 1 ? 'hidden md:table-cell' : '')

/** `title` is that of the first group, which no row of totals precedes. */
function Head({ columns, title }: { columns: Columns; title: ReactElement | undefined }) {
  const { t } = useLingui()
  const names: Record<Columns[number], string> = {
    paid: t({ message: 'Paid', context: 'revenue', comment: 'Desk: heading of a column; a sum of money' }),
    refunded: t({
      message: 'Refunded',
      context: 'revenue',
      comment: 'Desk: heading of a column; a sum of money',
    }),
    taken: t({
      message: 'Disputes',
      context: 'revenue',
      comment: 'Desk: heading of a column; money that disputes took',
    }),
    net: t({
      message: 'Net',
      context: 'revenue',
      comment: 'Desk: heading of a column; what is left of the money',
    }),
  }
  return (
    <thead className="text-small text-ink-soft">
      <tr>
        {title ? (
          <th scope="col" className="w-auto pl-0 text-left first-letter:uppercase">
            {title}
          </th>
        ) : (
          <td />
        )}
        <th scope="col" className={ordersClass(columns)}>
          <Trans comment="Desk: heading of a column; how many">Orders</Trans>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {names[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type CellsProps = { sums: RevenueSums; currency: string; columns: Columns }

function Cells({ sums, currency, columns }: CellsProps) {
  const money = useMoney()
  return (
    <>
      <td className={`py-2 pl-3 text-right ${ordersClass(columns)}`}>{sums.orders}</td>
      {columns.map((name) => (
        <td
          key={name}
          className={`whitespace-nowrap py-2 pl-3 text-right ${name === 'net' ? 'font-600' : ''}`}
        >
          {money(sums[name], currency)}
        </td>
      ))}
    </>
  )
}
