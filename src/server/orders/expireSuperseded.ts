import { and, eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import { providerOf } from '../payments/providers'
import type { Services } from '../services'
import { notifyDuplicatePayment } from './notifyDuplicatePayment'
import type { Order } from './order'

/**
 * Closes the superseded session of an order, so that the buyer cannot pay twice. If the provider does not answer, the
 * scheduled check retries.
 */
export async function expireSuperseded(services: Services, order: Order): Promise<void> {
  const sessionId = order.supersededSessionId
  const provider = sessionId && providerOf(sessionId)
  if (!provider) return
  const closed = await services.gateways[provider].closeSession(sessionId)
  if (!closed.ok && closed.code !== 'unknown_session') return
  if (closed.ok) await notifyDuplicatePayment(services, order, closed.value)
  await services.db
    .update(orders)
    .set({ supersededSessionId: null })
    .where(and(eq(orders.id, order.id), eq(orders.supersededSessionId, sessionId)))
}
