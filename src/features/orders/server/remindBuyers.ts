import { asc, eq, lte } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Services } from '~/server/services'

/** Orders per run; the rest wait for the next run. */
const batch = 20

/** Reminds buyers who have paid and sent no photos: at the owner's two times after the payment. */
export async function remindBuyers({ db, now }: Services): Promise<void> {
  const due = await db
    .select()
    .from(orders)
    .where(lte(orders.remindAt, now()))
    .orderBy(asc(orders.remindAt))
    .limit(batch)
  await forEachRow('reminders', due, async (order) => {
    // One mail for each due time, however many runs find the order.
    const occasion = order.remindAt?.getTime() ?? 0
    await db.batch([
      enqueueMail(db, { kind: 'photos_reminder', subjectId: order.id, occasion, at: now() }),
      db.update(orders).set({ remindedAt: now() }).where(eq(orders.id, order.id)),
    ])
  })
}
