import { asc, eq, lte } from 'drizzle-orm'
import { each } from '~/core/each'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Services } from '~/server/services'

/** Orders in one run; the rest wait for the next. */
const batch = 20

/** Reminds buyers who have paid and sent no photos: a day after the payment, three days after it, never again. */
export async function remindBuyers({ db, now }: Services): Promise<void> {
  const due = await db
    .select()
    .from(orders)
    .where(lte(orders.remindAt, now()))
    .orderBy(asc(orders.remindAt))
    .limit(batch)
  await each('reminders', due, async (order) => {
    // One mail for each of the two days, however many runs find it.
    const occasion = order.remindAt?.getTime() ?? 0
    await db.batch([
      enqueueMail(db, { kind: 'photos_reminder', subjectId: order.id, occasion, at: now() }),
      db.update(orders).set({ remindedAt: now() }).where(eq(orders.id, order.id)),
    ])
  })
}
