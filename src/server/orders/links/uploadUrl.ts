import { pathOf } from '~/catalog/addresses'
import type { Config } from '../../config'
import { providers } from '../../payments/providers'
import { type Order, providerOfOrder } from '../order'

/** Returns the URL of the upload page of an order. */
export function uploadUrl(
  { publicOrigin }: Config,
  order: Pick<Order, 'edition' | 'provider' | 'plan'>,
  sessionId: string,
): string {
  const address = `${publicOrigin}${pathOf('upload', order.edition)}?session_id=${sessionId}`
  return providers[providerOfOrder(order)].uploadNamesPlan ? `${address}&plan=${order.plan}` : address
}
