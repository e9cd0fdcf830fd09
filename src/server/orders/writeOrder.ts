import { eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import type { Services } from '../services'
import type { Order } from './order'

/** Two orders get one number about once in 2^40 / orders; three times in a row is a fault of something else. */
const tries = 3

/**
 * Writes an order, once for its request key, under a number that no other order has.
 * @returns the order of that key: this one, or the one that was there
 */
export async function writeOrder(
  { db }: Pick<Services, 'db'>,
  values: typeof orders.$inferInsert,
): Promise<Order> {
  for (let attempt = 0; attempt < tries; attempt++) {
    await db.insert(orders).values(values).onConflictDoNothing()
    const order = await db.query.orders.findFirst({ where: eq(orders.requestKey, values.requestKey) })
    // None of this key: it was the number that was taken. The next try draws another.
    if (order) return order
  }
  throw new Error('The order that was just written is not there')
}
