import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '~/catalog/site'
import { orderListTexts } from '~/features/desk/content/lists'
import { deskOrders } from '~/features/desk/functions/listOrders'
import type { DeskOrderRow, OrderList, DeskOrders as Page } from '~/features/desk/schema'
import { EmptyList } from '../shell/EmptyList'
import { ListFooter } from '../shell/ListFooter'
import { useInfiniteList } from '../shell/useInfiniteList'
import { NoWork } from './NoWork'
import { OrderRow } from './OrderRow'
import { OrderSearch } from './OrderSearch'
import { OrderTabs } from './OrderTabs'
import { WorkHeading } from './WorkHeading'

type DeskOrdersProps = { list: OrderList; search: string; page: Page }

/** The orders, in lists by status, with a search. */
export function DeskOrders({ list, search, page }: DeskOrdersProps) {
  const { t, i18n } = useLingui()
  const shown = useInfiniteList(page, (after) => deskOrders({ data: { list, search, after } }))
  return (
    <>
      <title>{`${t({ message: 'Orders', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <WorkHeading counts={page.counts} />
        <OrderSearch search={search} />
      </div>
      <OrderTabs list={search ? undefined : list} counts={page.counts} />
      {search && (
        <p role="status" className="pb-4 text-note text-ink-soft">
          <Trans comment="Desk: above what a search found">Results in all orders for “{search}”</Trans>
        </p>
      )}
      {shown.rows.length ? (
        <OrderRows rows={shown.rows} withEmail={search !== ''} />
      ) : (
        <EmptyList>
          {search ? (
            <Trans>No order has this number, name or address. Part of one is enough.</Trans>
          ) : list === 'work' ? (
            <NoWork counts={page.counts} />
          ) : (
            <span>{i18n._(orderListTexts[list].empty)}</span>
          )}
        </EmptyList>
      )}
      {page.latest.length > 0 && (
        <section aria-labelledby="latest" className="pt-8">
          <h2 id="latest" className="pb-4 text-sub font-600 font-display">
            <Trans comment="Desk: heading above the newest orders, when none waits">Latest orders</Trans>
          </h2>
          <OrderRows rows={page.latest} />
        </section>
      )}
      <ListFooter list={shown} table="/desk/orders.csv">
        <Trans comment="Desk: all orders as a file for a spreadsheet">All orders as a spreadsheet</Trans>
      </ListFooter>
    </>
  )
}

type OrderRowsProps = { rows: readonly DeskOrderRow[]; withEmail?: boolean }

function OrderRows({ rows, withEmail = false }: OrderRowsProps) {
  return (
    <ul className="grid gap-3 md:gap-0 md:border-t md:border-line">
      {rows.map((row) => (
        <OrderRow key={row.id} row={row} withEmail={withEmail} />
      ))}
    </ul>
  )
}
