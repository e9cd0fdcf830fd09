import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos, orders } from '~/server/db/schema'
import { hasPortraits, undoneSince } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

type Corrections = {
  /** Ids of the portraits to change; with none, the words are about all of them. */
  portraits: readonly string[]
  /** The buyer's description of the changes, for all portraits. */
  words: string
  /** The same for single portraits, by id. */
  remarks?: Readonly<Record<string, string>>
}

/**
 * Returns delivered portraits to production with the buyer's marks and words, once per order. Remarks are stored with
 * their portraits only, so that they are deleted with them; the audit log records the words for all.
 */
export async function requestCorrections(
  services: Services,
  order: Order,
  { portraits, words, remarks = {} }: Corrections,
): Promise<Result<void, 'not_now'>> {
  const { db, now } = services
  const at = now()
  const said = Object.fromEntries(Object.entries(remarks).filter(([, text]) => text))
  const marked = [...new Set([...portraits, ...Object.keys(said)])]
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
          // Remarks may be about portraits that are of another order, or gone.
          words ? undefined : hasAnyOf(order, Object.keys(said)),
        ),
        set: { correctionsAt: at, corrections: words, firstDeliveredAt: orders.deliveredAt },
        change: { kind: 'corrections', detail: words },
        mails: [{ kind: 'corrections_received' }, { kind: 'owner_corrections' }],
        also: (done) =>
          marked.length
            ? [
                db
                  .update(orderPhotos)
                  .set({
                    marked: true,
                    remark: sql`(SELECT value FROM json_each(${JSON.stringify(said)}) WHERE key = ${orderPhotos.id})`,
                  })
                  .where(and(isPortraitOf(order), isAmong(orderPhotos.id, marked), done)),
              ]
            : [],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}

const isPortraitOf = ({ id }: Order) => and(eq(orderPhotos.orderId, id), eq(orderPhotos.role, 'portrait'))

/** True if the order has any of the portraits. @param ids their ids */
function hasAnyOf(order: Order, ids: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM ${orderPhotos} WHERE ${and(isPortraitOf(order), isAmong(orderPhotos.id, ids))})`
}
