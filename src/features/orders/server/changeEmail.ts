import { and, eq, isNull, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { Actor } from '~/core/schemas/changes'
import { noteChange, wasNoted } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import { orderAddress } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { maskEmail } from '~/server/orders/maskEmail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Changes of one order in a day by its buyer; the desk may always. */
const changesADay = 5

const day = 24 * 60 * 60_000

/**
 * Corrects the address that mails about an order go to. The new one gets the link, the old one is told.
 * @param by the buyer, or who does it at the desk by e-mail address
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
  const mayAgain =
    by === 'buyer'
      ? sql`(SELECT count(*) FROM changes WHERE subject_id = ${id} AND kind = 'email_changed' AND by = 'buyer'
          AND at > ${at.getTime() - day}) < ${changesADay}`
      : sql`true`
  const change = {
    subjectId: id,
    kind: 'email_changed' as const,
    by,
    // The history stays when the buyer's photos have gone.
    detail: `${customerEmail ? maskEmail(customerEmail) : '–'} → ${maskEmail(email)}`,
    at,
  }
  const noted = wasNoted(change)
  const mail = { subjectId: id, occasion: at.getTime(), at }
  const [, updated] = await db.batch([
    noteChange(
      db,
      change,
      sql`EXISTS (SELECT 1 FROM orders WHERE ${and(eq(orders.id, id), unchanged)}) AND ${mayAgain}`,
    ),
    db
      .update(orders)
      .set(orderAddress(email))
      .where(and(eq(orders.id, id), unchanged, noted))
      .returning({ id: orders.id }),
    enqueueMail(db, { ...mail, kind: 'order_link' }, noted),
    enqueueMail(
      db,
      { ...mail, kind: 'address_changed', recipient: customerEmail },
      sql`${noted} AND ${customerEmail} IS NOT NULL`,
    ),
  ])
  if (updated.length) return success(undefined)
  const known = await db.query.orders.findFirst({
    columns: { customerEmail: true },
    where: eq(orders.id, id),
  })
  return failure(known?.customerEmail === customerEmail ? 'too_often' : 'changed_meanwhile')
}
