import { and, eq, sql } from 'drizzle-orm'
import { noteChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/**
 * Keeps the owner's own words beside an order; empty words remove them, and the same words again change nothing.
 * @param by who writes, by e-mail address
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
    noteChange(
      db,
      { subjectId: id, kind: 'note_written', by, at: now() },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${differs})`,
    ),
    db.update(orders).set({ note }).where(differs),
  ])
}
