import { not, sql } from 'drizzle-orm'
import type { PhotosWanted } from '~/schemas/photosWanted'
import { isRepeated } from '../changes'
import { orders } from '../db/schema'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { transitionOrder } from './moveOrder'
import type { Order } from './order'
import { actions } from './statuses'

/**
 * Asks the buyer for better photos. The upload opens again, and the mail leads there. A repeated press succeeds and
 * asks no more.
 * @param by who asks, by e-mail address
 */
export async function askForPhotos(
  services: Services,
  order: Order,
  wanted: PhotosWanted,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const { db, now } = services
  const at = now()
  const change = { kind: 'photos_wanted' as const, detail: JSON.stringify(wanted) }
  const repeated = isRepeated({ ...change, subjectId: order.id, at })
  const moved = await transitionOrder(services, order, {
    by,
    at,
    moves: [
      {
        ...actions.askForPhotos,
        only: not(repeated),
        // What is there already is no news to anybody: the next photo is.
        set: { photosWantedAt: at, photosWanted: wanted, announcedAt: orders.photosAt },
        change,
        mails: [{ kind: 'photos_wanted', occasion: at.getTime() }],
      },
    ],
  })
  if (moved.length) return success(undefined)
  const known = await db.get<{ asked: number }>(sql`SELECT ${repeated} AS asked`)
  return known?.asked ? success(undefined) : failure('not_now')
}
