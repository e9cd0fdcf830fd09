import { pathOf } from '~/catalog/addresses'
import type { Config } from '../../config'
import type { Order } from '../order'
import { acceptsPhotos } from '../statuses'
import { uploadUrl } from './uploadUrl'

/** Returns the buyer's URL of an order: the upload page while photos are accepted, else the order page. */
export function orderUrl(
  config: Config,
  order: Pick<Order, 'edition' | 'provider' | 'plan' | 'status' | 'providerSessionId'>,
): string {
  const session = order.providerSessionId ?? ''
  return acceptsPhotos(order.status)
    ? uploadUrl(config, order, session)
    : `${config.publicOrigin}${pathOf('thank-you', order.edition)}?session_id=${session}`
}
