import { deskOrders } from '~/functions/desk/listOrders'
import type { DeskOrders, OrderList } from '~/schemas/desk'
import { useMore } from '../shell/useMore'

type Shown = { list: OrderList; search: string; page: DeskOrders }

export const useMoreOrders = ({ list, search, page }: Shown) =>
  useMore(page, (after) => deskOrders({ data: { list, search, after } }))
