import { and, eq, sql } from 'drizzle-orm'
import { recordChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/**
 * Stores the owner's note on an order. An empty text removes it; an unchanged text has no effect.
 * @param by email address of the desk user
 */
export async function writeNote(
  { db, now }: Services,
  { id }: Order,
  words: string,
  by: string,
): Promise<void> {
  const note = words || null
  const differs = and(eq(orders.id, id), sql`${orders.note} IS NOT ${note}`)
  await db.batch([
    recordChange(
      db,
      { subjectId: id, kind: 'note_written', by, at: now() },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${differs})`,
    ),
    db.update(orders).set({ note }).where(differs),
  ])
}
