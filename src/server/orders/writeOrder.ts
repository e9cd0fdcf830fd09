import { eq } from 'drizzle-orm'
import { orders } from '../db/schema'
import type { Services } from '../services'
import type { Order } from './order'

/** Order numbers collide about once in 2^40 / orders; three collisions in a row point to another fault. */
const tries = 3

/**
 * Inserts an order with a unique number, once per request key.
 * @returns the order of that key: the new or the existing one
 * @throws when no free number is found
 */
export async function writeOrder(
  { db }: Pick<Services, 'db'>,
  values: typeof orders.$inferInsert,
): Promise<Order> {
  for (let attempt = 0; attempt < tries; attempt++) {
    await db.insert(orders).values(values).onConflictDoNothing()
    const order = await db.query.orders.findFirst({ where: eq(orders.requestKey, values.requestKey) })
    // No order with this key: the number was taken. The next attempt generates another.
    if (order) return order
  }
  throw new Error('The order that was just written is not there')
}
