import { sharePaths } from '~/catalog/sharePaths'
import { isSigned, sign } from '~/features/photos/server/photoLink'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

const signed = (id: string) => `share:${id}`

/**
 * The links to shared portraits. They have one signature and do not expire by themselves: the row of the share says
 * when it ends, so that it can be withdrawn.
 * @returns the link to the page; with the path of a file of the share, such as `/portraits.zip`, the link to that file
 */
export async function shareLinks(
  services: Services,
  { edition }: Pick<Order, 'edition'>,
  id: string,
): Promise<(file?: string) => string> {
  const signature = await sign(services, signed(id))
  return (file = '') =>
    `${services.config.publicOrigin}${sharePaths[edition]}/${id}${file}?signature=${signature}`
}

/** Whether a link to shared portraits is one of ours. */
export const isShareLinkValid = (services: Services, id: string, signature: string): Promise<boolean> =>
  isSigned(services, signed(id), signature)
