import { sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { orders } from '../db/schema'
import type { Services } from '../services'
import type { Order } from './order'
import { actions } from './statuses'
import { transitionOrder } from './transitionOrder'

/**
 * Reopens the upload of an order whose files were deleted, and mails the buyer a link to it.
 * @param by email address of the person who reopens it
 */
export async function reopenOrder(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = services.now()
  const moved = await transitionOrder(services, order, {
    by,
    at,
    moves: [
      {
        ...actions.reopen,
        // The studio asks for photos in general, without reasons.
        // A deletion that found nothing must not apply to the new photos.
        set: {
          photosWantedAt: at,
          photosWanted: null,
          eraseRequestedAt: sql`CASE WHEN ${orders.filesAt} IS NULL THEN NULL ELSE ${orders.eraseRequestedAt} END`,
        },
        change: { kind: 'order_reopened' },
        mails: [{ kind: 'photos_wanted', dedupeKey: at.getTime() }],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
