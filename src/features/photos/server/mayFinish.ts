import type { Order } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'

/** Whether photos have come of which the buyer has not said yet that they are all. */
export function mayFinish({ status, photosAt, announcedAt }: Order): boolean {
  return acceptsPhotos(status) && photosAt !== null && photosAt.getTime() > (announcedAt?.getTime() ?? 0)
}
