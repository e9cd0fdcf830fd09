import { cleanLine } from '~/core/schemas/cleanLine'
import { orderListTexts } from '~/features/desk/content/lists'
import { deskOrders } from '~/features/desk/functions/listOrders'
import type { OrderList } from '~/features/desk/schema'

const isOrderList = (value: unknown): value is OrderList =>
  typeof value === 'string' && Object.hasOwn(orderListTexts, value)

/** Loads the list of orders that an address names, or what is searched for in all of them. */
export async function openOrders(query: object) {
  const { list: asked, search: typed } = query as Record<string, unknown>
  const list = isOrderList(asked) ? asked : 'work'
  const search = typeof typed === 'string' ? cleanLine(typed).slice(0, 500) : ''
  return { list, search, page: await deskOrders({ data: { list, search } }) }
}
