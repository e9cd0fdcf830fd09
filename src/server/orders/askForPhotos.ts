import type { PhotosWanted } from '~/schemas/photosWanted'
import { orders } from '../db/schema'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { moveOrder } from './moveOrder'
import type { Order } from './order'
import { deeds } from './statuses'

/**
 * Asks the buyer for better photos. The upload opens again, and the mail leads there.
 * @param by who asks, by e-mail address
 */
export async function askForPhotos(
  services: Services,
  order: Order,
  wanted: PhotosWanted,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = services.now()
  const moved = await moveOrder(services, order, {
    by,
    moves: [
      {
        ...deeds.askForPhotos,
        // What is there already is no news to anybody: the next photo is.
        set: { photosWantedAt: at, photosWanted: wanted, announcedAt: orders.photosAt },
        change: { kind: 'photos_wanted', detail: JSON.stringify(wanted) },
        mails: [{ kind: 'photos_wanted', occasion: at.getTime() }],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
