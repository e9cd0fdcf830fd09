import { eq } from 'drizzle-orm'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { Database } from '../db/database'
import { orders } from '../db/schema'

export type Order = typeof orders.$inferSelect

/** Gives the provider that an order is paid through, by a form of ours or by a payment link. */
export function providerOfOrder({ provider }: Pick<Order, 'provider'>): PaymentProvider {
  return provider.replace(/_link$/, '') as PaymentProvider
}

/** Tells an order that came by a payment link of the owner's, without a form of ours. */
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
