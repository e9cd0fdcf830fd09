import { and, desc, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { DeskOrders, deskOrdersSchema, OrderList } from '~/features/desk/schema'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { countFiles } from './countFiles'
import { countWaiting } from './countWaiting'
import { afterCursor, cutPage, decodeCursor, encodeCursor, pageSize } from './cursor'
import { conditionsOf } from './orderLists'
import { orderRow } from './orderRow'
import { searchOrders } from './searchOrders'

/**
 * Returns one page of a list of orders, the latest change first, or of search results. Reads as many rows for the last
 * page as for the first.
 */
export async function listOrders(
  services: Services,
  { list, search, after }: v.InferOutput<typeof deskOrdersSchema>,
): Promise<DeskOrders> {
  const page = search.trim()
    ? await searchOrders(services, search, after)
    : await pageOf(services, list, after)
  const filesOf = await countFiles(
    services,
    page.rows.map(({ id }) => id),
  )
  return {
    rows: page.rows.map((order) => orderRow(order, filesOf(order.id), services.now())),
    next: page.next,
    counts: await countWaiting(services),
  }
}

/** Reads one page per condition through its index, and merges them. */
async function pageOf({ db }: Services, list: OrderList, after: string | undefined) {
  const beyond = afterCursor(orders.updatedAt, orders.id, decodeCursor(after))
  const read = (condition: SQL) =>
    db
      .select()
      .from(orders)
      .where(and(condition, beyond))
      .orderBy(desc(orders.updatedAt), desc(orders.id))
      .limit(pageSize + 1)
  const [first, ...rest] = conditionsOf(list).map(read)
  if (!first) return { rows: [], next: null }
  const rows: Order[] = (await db.batch([first, ...rest])).flat()
  rows.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1))
  return cutPage(rows, ({ updatedAt, id }) => encodeCursor({ at: updatedAt, id }))
}
