import { and, eq, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { recordChange } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

type Note = {
  /** Empty to remove the note. */
  words: string
  /** The note that the editor started from; empty for none. */
  known: string
  /** Email address of the desk user. */
  by: string
}

/**
 * Stores the owner's note on an order; an unchanged text has no effect. Fails with `changed_meanwhile` if the stored
 * note is neither the known nor the new text.
 */
export async function writeNote(
  { db, now }: Services,
  { id }: Order,
  { words, known, by }: Note,
): Promise<Result<void, 'changed_meanwhile'>> {
  const note = words || null
  const isOrder = eq(orders.id, id)
  const differs = and(isOrder, sql`${orders.note} IS ${known || null} AND ${orders.note} IS NOT ${note}`)
  const [, , [stored]] = await db.batch([
    recordChange(
      db,
      { subjectId: id, kind: 'note_written', by, at: now() },
      sql`EXISTS (SELECT 1 FROM orders WHERE ${differs})`,
    ),
    db.update(orders).set({ note }).where(differs),
    db.select({ note: orders.note }).from(orders).where(isOrder),
  ])
  return stored?.note === note ? success(undefined) : failure('changed_meanwhile')
}
