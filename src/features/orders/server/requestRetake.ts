import { not, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { isRepeated } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Asks the buyer for new photos: reopens the upload and sends a mail with its link. Idempotent: a repeated request
 * succeeds without another mail.
 * @param by email address of the desk user
 */
export async function requestRetake(
  services: Services,
  order: Order,
  retakeRequest: RetakeRequest,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const { db, now } = services
  const at = now()
  const change = { kind: 'photos_wanted' as const, detail: JSON.stringify(retakeRequest) }
  const repeated = isRepeated({ ...change, subjectId: order.id, at })
  const moved = await transitionOrder(services, order, {
    by,
    at,
    moves: [
      {
        ...actions.askForPhotos,
        only: not(repeated),
        // Photos that are already there need no announcement; the next one does.
        set: { photosWantedAt: at, photosWanted: retakeRequest, announcedAt: orders.photosAt },
        change,
        mails: [{ kind: 'photos_wanted', dedupeKey: at.getTime() }],
      },
    ],
  })
  if (moved.length) return success(undefined)
  const known = await db.get<{ asked: number }>(sql`SELECT ${repeated} AS asked`)
  return known?.asked ? success(undefined) : failure('not_now')
}
