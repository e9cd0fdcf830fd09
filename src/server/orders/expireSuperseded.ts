import { and, eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import { providerOf } from '../payments/providers'
import type { Services } from '../services'
import { notifyDuplicatePayment } from './notifyDuplicatePayment'
import type { Order } from './order'

/**
 * Closes the session that another one has taken the place of, so that nobody pays it as well. What the provider
 * does not answer now is tried again by the scheduled check.
 */
export async function expireSuperseded(services: Services, order: Order): Promise<void> {
  const sessionId = order.supersededSessionId
  const provider = sessionId && providerOf(sessionId)
  if (!provider) return
  const closed = await services.gateways[provider].closeSession(sessionId)
  if (!closed.ok && closed.code !== 'unknown_session') return
  if (closed.ok && closed.value.paid) await notifyDuplicatePayment(services, order)
  await services.db
    .update(orders)
    .set({ supersededSessionId: null })
    .where(and(eq(orders.id, order.id), eq(orders.supersededSessionId, sessionId)))
}
