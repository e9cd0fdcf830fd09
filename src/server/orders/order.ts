import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orders } from '../db/schema'

export type Order = typeof orders.$inferSelect

export async function orderOfSession(db: Database, sessionId: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.providerSessionId, sessionId) })
}

export async function orderById(db: Database, id: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.id, id) })
}

export async function orderOfPayment(db: Database, paymentId: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.providerPaymentId, paymentId) })
}
