import { asc, eq, lte } from 'drizzle-orm'
import { each } from '~/core/each'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Services } from '~/server/services'

/** Orders told of in one run; the rest wait for the next. */
const batch = 10

/** Tells the owner of orders that are paid and not getting on: no photos came, or no portraits went out. */
export async function reportUnfulfilled({ db, now }: Services): Promise<void> {
  const waiting = await db
    .select()
    .from(orders)
    .where(lte(orders.reportAt, now()))
    .orderBy(asc(orders.reportAt))
    .limit(batch)
  await each('unfulfilled', waiting, async (order) => {
    // Once for each state that it stands still in.
    const occasion = order.updatedAt.getTime()
    await db.batch([
      enqueueMail(db, { kind: 'owner_unfulfilled', subjectId: order.id, occasion, at: now() }),
      db.update(orders).set({ reportedAt: now() }).where(eq(orders.id, order.id)),
    ])
  })
}
