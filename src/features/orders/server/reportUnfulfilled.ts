import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { undisputed } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'

/** Orders reported per run; the rest wait for the next run. */
const batch = 10

/** A buyer who disputes the payment, or whose refund has failed, is not asked for photos. */
const isUncontested = sql`(status <> 'paid' OR (refund_failed_minor = 0 AND ${undisputed}))`

/** Reports stalled paid orders to the owner: no photos were received, or no portraits were delivered. */
export async function reportUnfulfilled({ db, now }: Services): Promise<void> {
  const waiting = await db
    .select()
    .from(orders)
    .where(and(lte(orders.reportAt, now()), isUncontested))
    .orderBy(asc(orders.reportAt))
    .limit(batch)
  await forEachRow('unfulfilled', waiting, async (order) => {
    // One mail per state in which the order stalls.
    const dedupeKey = order.updatedAt.getTime()
    await db.batch([
      enqueueMail(db, { kind: 'owner_unfulfilled', subjectId: order.id, dedupeKey, at: now() }),
      db
        .update(orders)
        .set({ reportedAt: now() })
        // An order that has moved since is reported when it stalls again.
        .where(and(eq(orders.id, order.id), eq(orders.updatedAt, order.updatedAt))),
    ])
  })
}
