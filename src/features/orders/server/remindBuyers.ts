import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { dayMs } from '~/core/dayMs'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { undisputed } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'

/** Orders per run; the rest wait for the next run. */
const batch = 20

/**
 * When a buyer is reminded next, in milliseconds since 1970. NULL means never, such as while the payment is disputed or
 * after the dispute is lost. A reminder waits half a day after another one, and a day after the buyer's last action and
 * after a change whose mail has the upload link.
 */
export const nextReminder = sql<
  number | null
>`CASE WHEN ${undisputed} THEN max(remind_at, coalesce(reminded_at, 0) + ${sql.raw(`${dayMs / 2}`)},
  ${sql.raw(`${dayMs}`)} + coalesce((SELECT max(at) FROM changes
  WHERE subject_id = orders.id AND (by = 'buyer' OR kind IN ('accepted', 'photos_wanted', 'order_reopened'))), 0)) END`

/** Reminds buyers who have paid and sent no photos: at the owner's two times after the payment (`nextReminder`). */
export async function remindBuyers({ db, now }: Services): Promise<void> {
  const due = await db
    .select()
    .from(orders)
    .where(and(lte(orders.remindAt, now()), sql`${nextReminder} <= ${now().getTime()}`))
    .orderBy(asc(orders.remindAt))
    .limit(batch)
  await forEachRow('reminders', due, async (order) => {
    // One mail for each due time, however many runs find the order.
    const dedupeKey = order.remindAt?.getTime() ?? 0
    await db.batch([
      enqueueMail(db, { kind: 'photos_reminder', subjectId: order.id, dedupeKey, at: now() }),
      db.update(orders).set({ remindedAt: now() }).where(eq(orders.id, order.id)),
    ])
  })
}
