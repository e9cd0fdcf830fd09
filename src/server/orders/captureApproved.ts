import { and, eq, sql } from 'drizzle-orm'
import { log } from '~/core/log'
import { type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import { orders } from '../db/schema'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { Order } from './order'
import { allowedFrom } from './statuses'
import { transitionOrder } from './transitionOrder'

/**
 * Takes the money of a payment that the buyer has approved; leaves any other as it is. Callers at the same moment
 * send the same key and take it once.
 * @param approved whether the buyer approved just now. After a decline nobody tries again behind the buyer's
 * back: by then they may have paid in another way
 */
export async function captureApproved(
  services: Services,
  order: Order,
  session: PaymentSession,
  approved: boolean,
): Promise<Result<PaymentSession, ProviderFailure>> {
  const { db, gateways } = services
  const { capture } = gateways[session.provider]
  if (session.status !== 'approved' || !capture || !allowedFrom('paid').includes(order.status))
    return success(session)
  if (order.declines > 0 && !approved) return success(session)
  // The scheduled check no longer asks about an order that has expired. From here on it must: the money may be
  // taken, and we may not get to note it.
  if (order.status === 'expired')
    await transitionOrder(services, order, { moves: [{ to: 'pending' }], sessionId: session.id })
  const captured = await capture(session.id, order.declines)
  if (captured.ok) return captured
  log('payment_not_captured', { order: order.id, code: captured.code })
  // A provider repeats its answer to a key: the next try needs one of its own.
  if (captured.code === 'declined')
    await db
      .update(orders)
      .set({ declines: sql`${orders.declines} + 1` })
      .where(and(eq(orders.id, order.id), eq(orders.declines, order.declines)))
  return captured
}
