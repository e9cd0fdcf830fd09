import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayMs } from '~/core/dayMs'
import { failure, type Result, success } from '~/core/result'
import type { Actor } from '~/core/schemas/changes'
import { recordChange, wasRecorded } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import { orderEmailColumns } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { maskEmail } from '~/server/orders/maskEmail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Changes per order and day by its buyer; the desk has no limit. */
const changesADay = 5

/**
 * Changes the address for mails about an order. Sends the link to the new address and a notice to the old one.
 * @param by the buyer, or the email address of the desk user
 */
export async function changeEmail(
  { db, now }: Services,
  { id, customerEmail }: Order,
  email: string,
  by: Actor,
): Promise<Result<void, 'changed_meanwhile' | 'too_often'>> {
  if (email === customerEmail) return success(undefined)
  const at = now()
  const unchanged = customerEmail ? eq(orders.customerEmail, customerEmail) : isNull(orders.customerEmail)
  const isWithinLimit =
    by === 'buyer'
      ? sql`(SELECT count(*) FROM changes WHERE subject_id = ${id} AND kind = 'email_changed' AND by = 'buyer'
          AND at > ${at.getTime() - dayMs}) < ${changesADay}`
      : sql`true`
  const change = {
    subjectId: id,
    kind: 'email_changed' as const,
    by,
    // Masked, because the history outlives the buyer's photos.
    detail: `${customerEmail ? maskEmail(customerEmail) : '–'} → ${maskEmail(email)}`,
    at,
  }
  const isRecorded = wasRecorded(change)
  const mail = { subjectId: id, dedupeKey: at.getTime(), at }
  const [, updated] = await db.batch([
    recordChange(
      db,
      change,
      sql`EXISTS (SELECT 1 FROM orders WHERE ${and(eq(orders.id, id), unchanged)}) AND ${isWithinLimit}`,
    ),
    db
      .update(orders)
      .set(orderEmailColumns(email))
      .where(and(eq(orders.id, id), unchanged, isRecorded))
      .returning({ id: orders.id }),
    enqueueMail(db, { ...mail, kind: 'order_link' }, isRecorded),
    enqueueMail(
      db,
      { ...mail, kind: 'address_changed', recipient: customerEmail },
      sql`${isRecorded} AND ${customerEmail} IS NOT NULL`,
    ),
  ])
  if (updated.length) return success(undefined)
  const known = await db.query.orders.findFirst({
    columns: { customerEmail: true },
    where: eq(orders.id, id),
  })
  return failure(known?.customerEmail === customerEmail ? 'too_often' : 'changed_meanwhile')
}
