import { sharePaths } from '~/catalog/sharePaths'
import { isSigned, sign } from '~/features/photos/server/photoLink'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

const signed = (id: string) => `share:${id}`

/**
 * The link to shared portraits. It is signed, and does not expire by itself: its row says when it ends, so that it can
 * be withdrawn.
 * @param rest path of a file of the share
 */
export async function shareLink(
  services: Services,
  { edition }: Pick<Order, 'edition'>,
  id: string,
  rest = '',
): Promise<string> {
  const signature = await sign(services, signed(id))
  return `${services.config.publicOrigin}${sharePaths[edition]}/${id}${rest}?signature=${signature}`
}

/** Whether a link to shared portraits is one of ours. */
export const isShareLinkValid = (services: Services, id: string, signature: string): Promise<boolean> =>
  isSigned(services, signed(id), signature)
