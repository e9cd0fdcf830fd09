import { pathOf } from '~/catalog/addresses'
import type { Config } from '../../config'
import { providers } from '../../payments/providers'
import { type Order, providerOfOrder } from '../order'

/** Gives the address where the buyer of an order sends photos. */
export function uploadUrl(
  { publicOrigin }: Config,
  order: Pick<Order, 'edition' | 'provider' | 'plan'>,
  sessionId: string,
): string {
  const address = `${publicOrigin}${pathOf('upload', order.edition)}?session_id=${sessionId}`
  return providers[providerOfOrder(order)].uploadNamesPlan ? `${address}&plan=${order.plan}` : address
}
