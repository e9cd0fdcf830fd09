import { and, asc, desc } from 'drizzle-orm'
import type * as v from 'valibot'
import type { DeskOrders, deskOrdersSchema, OrderList } from '~/features/desk/schema'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { countFiles } from './countFiles'
import { countWaiting } from './countWaiting'
import { afterCursor, cutPage, decodeCursor, encodeCursor, pageSize, type SortKey } from './cursor'
import { type ListPart, partsOf } from './orderLists'
import { orderRow } from './orderRow'
import { searchOrders } from './searchOrders'

/** Orders that an idle desk shows. */
const latestCount = 5

/**
 * Returns one page of a list of orders, or of search results. In lists of work, orders with a deadline come first, by
 * deadline; all others are sorted by their latest change, the last one first. Reads as many rows for the last page as
 * for the first.
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

/** Reads one page per part of a list through its index, and merges them: orders with a deadline are first. */
async function pageOf({ db }: Services, list: OrderList, after: string | undefined, limit = pageSize + 1) {
  const position = decodeCursor(after)
  // After the last deadline, no order with one is left.
  const parts = partsOf(list).filter(({ by }) => by === 'changed' || position?.by !== 'changed')
  const read = ({ where, by }: ListPart) => {
    const [at, order] = by === 'due' ? [orders.portraitsDueAt, asc] : [orders.updatedAt, desc]
    return db
      .select()
      .from(orders)
      .where(and(where, afterCursor(at, orders.id, position, by)))
      .orderBy(order(at), order(orders.id))
      .limit(limit)
  }
  const [first, ...rest] = parts.map(read)
  if (!first) return { rows: [], next: null }
  const found = await db.batch([first, ...rest])
  const rows = parts.flatMap(({ by }, index) => (found[index] ?? []).map((order) => placed(order, by)))
  const page = cutPage(rows.sort(compare), encodeCursor)
  return { rows: page.rows.map(({ order }) => order), next: page.next }
}

/** An order with its position in the list. */
const placed = (order: Order, by: SortKey) => ({
  ...{ order, by, id: order.id },
  at: (by === 'due' && order.portraitsDueAt) || order.updatedAt,
})

function compare(one: ReturnType<typeof placed>, other: ReturnType<typeof placed>): number {
  if (one.by !== other.by) return one.by === 'due' ? -1 : 1
  const ascending = one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1)
  return one.by === 'due' ? ascending : -ascending
}
