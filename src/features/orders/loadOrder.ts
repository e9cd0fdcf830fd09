import type { BuyerOrder } from '~/core/schemas/order'
import { getOrder } from '~/features/orders/functions/getOrder'

/** Loads an order for its page. In the browser a failure returns `unreachable`, from which the page can retry. */
export async function loadOrder(sessionId: string): Promise<BuyerOrder> {
  const order = getOrder({ data: { sessionId } })
  return import.meta.env.SSR ? order : order.catch((): BuyerOrder => ({ state: 'unreachable' }))
}
