import { and, asc, eq, lte, not, sql } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { isAmong } from '~/server/db/isAmong'
import { auditLog, orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Orders per run; the rest wait for the next run. */
const batch = 20

const day = 24 * 3_600_000

/** Changes that another mail with the upload link tells the buyer of. */
const announced = ['accepted', 'photos_wanted', 'order_reopened']

type Change = Pick<typeof auditLog.$inferSelect, 'at' | 'by' | 'kind'>

/**
 * Returns when a buyer is reminded next: not within a day of their own last action or of a mail with the link.
 * @param changes of the order, newest first
 */
export function nextReminder({ remindAt }: Order, changes: readonly Change[]): Date | null {
  const last = changes.find(({ by, kind }) => by === 'buyer' || announced.includes(kind))
  return remindAt && last ? new Date(Math.max(remindAt.getTime(), last.at.getTime() + day)) : remindAt
}

/** Reminds buyers who have paid and sent no photos: one day and three days after the payment (`nextReminder`). */
export async function remindBuyers({ db, now }: Services): Promise<void> {
  const isRecent = sql`EXISTS (SELECT 1 FROM ${auditLog} WHERE subject_id = ${orders.id}
    AND ${auditLog.at} > ${now().getTime() - day} AND (by = 'buyer' OR ${isAmong(auditLog.kind, announced)}))`
  const due = await db
    .select()
    .from(orders)
    .where(and(lte(orders.remindAt, now()), not(isRecent)))
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
