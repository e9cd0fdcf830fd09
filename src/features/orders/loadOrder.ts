import type { BuyerOrder } from '~/core/schemas/order'
import { getOrder } from '~/features/orders/functions/getOrder'

/** Reads an order for its page. In the browser a failure is no end: the page can look again. */
export async function loadOrder(sessionId: string): Promise<BuyerOrder> {
  const order = getOrder({ data: { sessionId } })
  return import.meta.env.SSR ? order : order.catch((): BuyerOrder => ({ state: 'unreachable' }))
}
