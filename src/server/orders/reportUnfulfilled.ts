import { and, inArray, lt, notExists, sql } from 'drizzle-orm'
import { orders, outbox } from '../db/schema'
import { each } from '../each'
import { enqueueMail } from '../mail/enqueueMail'
import type { Services } from '../services'

/** Milliseconds after which a paid order that stands still is the owner's business: the promise is 48 hours. */
const patience = 3 * 24 * 3_600_000

/** Tells the owner of orders that are paid and not getting on: no photos came, or no portraits went out. */
export async function reportUnfulfilled({ db, now }: Services): Promise<void> {
  const told = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`${outbox.kind} = 'owner_unfulfilled' AND ${outbox.subjectId} = ${orders.id} AND ${outbox.createdAt} > ${orders.updatedAt}`,
    )
  const waiting = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['paid', 'photos_received', 'in_production']),
        lt(orders.updatedAt, new Date(now().getTime() - patience)),
        notExists(told),
      ),
    )
    .limit(50)
  await each('unfulfilled', waiting, async (order) => {
    // Once for each state that it stands still in.
    const occasion = order.updatedAt.getTime()
    await enqueueMail(db, { kind: 'owner_unfulfilled', subjectId: order.id, occasion, at: now() })
  })
}
