import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import type { RevenueSums } from '~/features/desk/revenue'
import { useMoney } from '../shell/useMoney'

type Row = { key: string; name: string } & RevenueSums
type Group = { title: ReactElement; rows: Row[] }
type RevenueTableProps = { currency: string; total: RevenueSums; groups: Group[] }

/** The revenue in one currency, in total and by group. */
export function RevenueTable({ currency, total, groups }: RevenueTableProps) {
  const hasTaken = total.taken > 0
  return (
    <section
      aria-labelledby={`revenue-${currency}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard on a phone (WCAG 2.1.1)
      tabIndex={0}
      className="mt-6 overflow-x-auto"
    >
      <table className="figures w-full text-note">
        <caption id={`revenue-${currency}`} className="pb-2 text-left font-600">
          <Trans comment="Desk: above sums of money; {currency} is USD or BRL">In {currency}</Trans>
        </caption>
        <thead className="text-small text-ink-soft">
          <tr>
            <td />
            <th scope="col" className="hidden md:table-cell">
              <Trans comment="Desk: heading of a column; how many">Orders</Trans>
            </th>
            <th scope="col">
              <Trans context="revenue" comment="Desk: heading of a column; a sum of money">
                Paid
              </Trans>
            </th>
            <th scope="col">
              <Trans context="revenue" comment="Desk: heading of a column; a sum of money">
                Refunded
              </Trans>
            </th>
            {hasTaken && (
              <th scope="col">
                <Trans context="revenue" comment="Desk: heading of a column; money that disputes took">
                  Disputes
                </Trans>
              </th>
            )}
            <th scope="col">
              <Trans context="revenue" comment="Desk: heading of a column; what is left of the money">
                Net
              </Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-ink font-600">
            <th scope="row" className="py-2 text-left">
              <Trans context="revenue" comment="Desk: row of a table with sums">
                Total
              </Trans>
            </th>
            <Cells sums={total} currency={currency} hasTaken={hasTaken} />
          </tr>
          {groups.map(({ title, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change their order
            <Fragment key={index}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={hasTaken ? 6 : 5}
                  className="pb-1 pt-4 text-left text-small text-ink-soft font-500"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ key, name, ...sums }) => (
                <tr key={key} className="border-t border-line align-top">
                  <th scope="row" className="py-2 text-left font-500">
                    {name ? (
                      <span>{name}</span>
                    ) : (
                      <Trans comment="Desk: the plan of an order is not known">Plan unknown</Trans>
                    )}
                  </th>
                  <Cells sums={sums} currency={currency} hasTaken={hasTaken} />
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellsProps = { sums: RevenueSums; currency: string; hasTaken: boolean }

function Cells({ sums: { orders, paid, refunded, taken, net }, currency, hasTaken }: CellsProps) {
  const money = useMoney()
  const amounts = hasTaken ? { paid, refunded, taken } : { paid, refunded }
  return (
    <>
      <td className="hidden py-2 pl-3 text-right md:table-cell">{orders}</td>
      {Object.entries(amounts).map(([name, amount]) => (
        <td key={name} className="whitespace-nowrap py-2 pl-3 text-right">
          {money(amount, currency)}
        </td>
      ))}
      <td className="whitespace-nowrap py-2 pl-3 text-right font-600">{money(net, currency)}</td>
    </>
  )
}
