import { eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import { log } from '../log'
import { enqueueMail } from '../mail/enqueueMail'
import { gatewayOf, type Services } from '../services'
import type { Order } from './order'

/**
 * Closes a session that another one has taken the place of, so that nobody pays it as well. What the provider
 * does not answer now is tried again by the scheduled check.
 */
export async function closeSuperseded(services: Services, order: Order, sessionId: string): Promise<void> {
  const closed = await gatewayOf(services, sessionId).closeSession(sessionId)
  if (!closed.ok && closed.code !== 'unknown_session') return
  if (closed.ok && closed.value.paid) await tellOfSecondPayment(services, order)
  await services.db.update(orders).set({ supersededSessionId: null }).where(eq(orders.id, order.id))
}

/** Money for an order that was already paid: the owner gives it back; nobody is asked to pay again. */
export async function tellOfSecondPayment({ db, now }: Services, order: Order): Promise<void> {
  log('paid_twice', { order: order.id })
  await enqueueMail(db, { kind: 'owner_paid_twice', subjectId: order.id, at: now() })
}
