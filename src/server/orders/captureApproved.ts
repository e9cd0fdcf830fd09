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
 * Captures a payment that the buyer has approved; returns any other session unchanged. Concurrent callers send the same
 * idempotency key, so money is captured once.
 * @param approved whether the buyer approved just now. A declined capture is retried only then, because the buyer may
 * have paid another way since
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
  // The scheduled check skips expired orders. It must include this one from now on: the capture may succeed without us
  // being able to store it.
  if (order.status === 'expired')
    await transitionOrder(services, order, { moves: [{ to: 'pending' }], sessionId: session.id })
  const captured = await capture(session.id, order.declines)
  if (captured.ok) return captured
  log('payment_not_captured', { order: order.id, code: captured.code })
  // The provider repeats its response for the same key: the next attempt needs a new one.
  if (captured.code === 'declined')
    await db
      .update(orders)
      .set({ declines: sql`${orders.declines} + 1` })
      .where(and(eq(orders.id, order.id), eq(orders.declines, order.declines)))
  return captured
}
