import { pathOf } from '~/addresses'
import type { Config } from '../config'
import type { Order } from './order'

/** Where the buyer of an order sends photos. The wallet's flow names the plan as well (R-PAY-11). */
export function uploadUrl(
  { publicOrigin }: Config,
  { edition, provider, plan }: Pick<Order, 'edition' | 'provider' | 'plan'>,
  sessionId: string,
): string {
  const address = `${publicOrigin}${pathOf('upload', edition)}?session_id=${sessionId}`
  return provider === 'paypal' ? `${address}&plan=${plan}` : address
}
