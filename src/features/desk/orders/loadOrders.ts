import { cleanLine } from '~/core/schemas/cleanLine'
import { orderListTexts } from '~/features/desk/content/lists'
import { deskOrders } from '~/features/desk/functions/listOrders'
import type { OrderList } from '~/features/desk/schema'

const isOrderList = (value: unknown): value is OrderList =>
  typeof value === 'string' && Object.hasOwn(orderListTexts, value)

/** Loads the order list named in the URL query, or the results of a search in all orders. */
export async function loadOrders(query: object) {
  const { list: requested, search: searchText } = query as Record<string, unknown>
  const list = isOrderList(requested) ? requested : 'work'
  const search = typeof searchText === 'string' ? cleanLine(searchText).slice(0, 500) : ''
  return { list, search, page: await deskOrders({ data: { list, search } }) }
}
