import { eq } from 'drizzle-orm'
import { noteChange } from '../changes'
import { orders } from '../db/schema'
import type { Services } from '../services'
import type { Order } from './order'

/** Keeps the owner's own words beside an order; empty words remove them. @param by who writes, by e-mail address */
export async function writeNote(
  { db, now }: Services,
  { id }: Order,
  words: string,
  by: string,
): Promise<void> {
  await db.batch([
    db
      .update(orders)
      .set({ note: words || null })
      .where(eq(orders.id, id)),
    noteChange(db, { subjectId: id, kind: 'note_written', by, at: now() }),
  ])
}
