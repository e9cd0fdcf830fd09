import type { Order } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'

/** Whether there are photos that the buyer has not yet confirmed as complete. */
export function mayFinish({ status, photosAt, announcedAt }: Order): boolean {
  return acceptsPhotos(status) && photosAt !== null && photosAt.getTime() > (announcedAt?.getTime() ?? 0)
}
