import { eq } from 'drizzle-orm'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { Database } from '../db/database'
import { orders } from '../db/schema'

export type Order = typeof orders.$inferSelect

/** Returns the provider of an order, whether paid through our form or through a payment link. */
export function providerOfOrder({ provider }: Pick<Order, 'provider'>): PaymentProvider {
  return provider.replace(/_link$/, '') as PaymentProvider
}

/** Whether an order was paid through one of the owner's payment links instead of our form. */
export function isLinkOrder({ provider }: Pick<Order, 'provider'>): boolean {
  return provider.endsWith('_link')
}

export async function orderOfSession(db: Database, sessionId: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.providerSessionId, sessionId) })
}

export async function orderById(db: Database, id: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.id, id) })
}

export async function orderOfPayment(db: Database, paymentId: string): Promise<Order | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.providerPaymentId, paymentId) })
}
