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

/** Orders that an idle desk shows. */
const latestCount = 5

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
  const isIdle = list === 'work' && !search.trim() && !after && !page.rows.length
  const latest = isIdle ? (await pageOf(services, 'all', undefined, latestCount)).rows : []
  const filesOf = await countFiles(
    services,
    [...page.rows, ...latest].map(({ id }) => id),
  )
  const rowOf = (order: Order) => orderRow(order, filesOf(order.id), services.now())
  return {
    rows: page.rows.map(rowOf),
    next: page.next,
    latest: latest.map(rowOf),
    counts: await countWaiting(services),
    serverTime: services.now().getTime(),
  }
}

/** Reads one page per condition through its index, and merges them. */
async function pageOf({ db }: Services, list: OrderList, after: string | undefined, limit = pageSize + 1) {
  const beyond = afterCursor(orders.updatedAt, orders.id, decodeCursor(after))
  const read = (condition: SQL) =>
    db
      .select()
      .from(orders)
      .where(and(condition, beyond))
      .orderBy(desc(orders.updatedAt), desc(orders.id))
      .limit(limit)
  const [first, ...rest] = conditionsOf(list).map(read)
  if (!first) return { rows: [], next: null }
  const rows: Order[] = (await db.batch([first, ...rest])).flat()
  rows.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1))
  return cutPage(rows, ({ updatedAt, id }) => encodeCursor({ at: updatedAt, id }))
}
