import { and, eq, isNull, lte } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos, orders } from '~/server/db/schema'
import { hasPortraits, undoneSince } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

type Corrections = {
  /** Ids of the portraits to change; an empty list means all of them. */
  portraits: readonly string[]
  /** The buyer's description of the changes. */
  words: string
}

/** Returns delivered portraits to production with the buyer's marks and words, once per order. */
export async function requestCorrections(
  services: Services,
  order: Order,
  { portraits, words }: Corrections,
): Promise<Result<void, 'not_now'>> {
  const { db, now } = services
  const at = now()
  const moved = await transitionOrder(services, order, {
    by: 'buyer',
    at,
    moves: [
      {
        ...actions.correct,
        only: and(
          isNull(orders.correctionsAt),
          isNull(orders.consentWithdrawnAt),
          lte(orders.deliveredAt, undoneSince(at)),
          hasPortraits,
        ),
        set: { correctionsAt: at, corrections: words, firstDeliveredAt: orders.deliveredAt },
        change: { kind: 'corrections', detail: words },
        mails: [{ kind: 'corrections_received' }, { kind: 'owner_corrections' }],
        also: (done) =>
          portraits.length
            ? [
                db
                  .update(orderPhotos)
                  .set({ marked: true })
                  .where(
                    and(
                      eq(orderPhotos.orderId, order.id),
                      eq(orderPhotos.role, 'portrait'),
                      isAmong(orderPhotos.id, portraits),
                      done,
                    ),
                  ),
              ]
            : [],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
