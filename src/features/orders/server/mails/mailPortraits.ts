import { dayMs } from '~/core/dayMs'
import { sceneOf } from '~/features/orders/sceneOf'
import { listPhotos } from '~/features/photos/server/listPhotos'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import { photoLink } from '~/features/photos/server/photoLink'
import { isEarlier, isSeen, visiblePortraits } from '~/features/photos/server/visiblePortraits'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** A portrait that a mail shows. */
export type MailPortrait = { src: string; place: number; count: number; scene: string | undefined }

/** Portraits in one row. */
const inRow = 4

/**
 * The first portraits that a buyer may see, after corrections the new ones. Their links work until the portraits are
 * deleted, because a mail is kept, and open nothing that its link to the order does not.
 */
export async function mailPortraits(services: Services, order: Order): Promise<MailPortrait[]> {
  if (!services.config.photoLinkSecret) return []
  const now = services.now()
  const current = visiblePortraits(
    order,
    numberPortraits(await listPhotos(services, order, 'portrait')),
    now,
  ).filter((portrait) => !isEarlier(order, portrait, now))
  const places = current.map((portrait, at) => ({ ...portrait, place: at + 1 }))
  const made = places.filter((portrait) => order.correctionsAt && !isSeen(order, portrait))
  const until =
    order.portraitDeleteAt ??
    order.portraitEndAt ??
    new Date(now.getTime() + (order.portraitDays ?? 90) * dayMs)
  return Promise.all(
    (made.length ? made : places)
      .filter(({ hasPreview }) => hasPreview)
      .slice(0, inRow)
      .map(async ({ id, name, place }) => ({
        src: await photoLink(services, id, 'thumbnail', until),
        place,
        count: current.length,
        scene: sceneOf(name),
      })),
  )
}
