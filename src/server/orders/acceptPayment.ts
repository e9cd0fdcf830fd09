import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { count } from '../counters/count'
import { orders } from '../db/schema'
import type { Services } from '../services'
import type { Order } from './order'
import { returnedMinor } from './refunds/returnedMinor'
import { actions } from './statuses'
import { transitionOrder } from './transitionOrder'

/**
 * Accepts a payment that does not match its order: the charged amount becomes the price. Fails for an order without a
 * known plan.
 * @param by email address of the person who accepts it
 */
export async function acceptPayment(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const moved = await transitionOrder(services, order, {
    by,
    moves: [
      {
        ...actions.accept,
        only: and(ne(orders.plan, 'unknown'), isNotNull(orders.chargedMinor)),
        set: {
          amountMinor: sql`${orders.chargedMinor}`,
          currency: sql`${orders.chargedCurrency}`,
        },
        change: { kind: 'accepted' },
        // After a refund in part, the receipt would be wrong: the refund mail says that the order continues.
        mails: [
          returnedMinor(order) ? { kind: 'order_refunded', dedupeKey: 'accepted' } : { kind: 'order_paid' },
        ],
      },
    ],
  })
  if (moved.length) count('paid', order.edition)
  return moved.length ? success(undefined) : failure('not_now')
}
